import { spf, type SPFResult } from 'mailauth/lib/spf/index.js';
import type { DomainCheck } from '@workspace/contracts/domain-check';
import { findTexts } from './find-records.ts';
import { noResponse, resultOf } from './result.ts';
import { publicAddressOf, type Check } from './sender.ts';
import { spfMechanism } from './spf-mechanism.ts';

const result = resultOf('spf');
const isSpf = /^v=spf1(?:\s|$)/i;
const milliseconds = 8_000;

/** Checks the SPF record of the envelope sender's domain, and evaluates it for the mail server (RFC 7208). */
export const checkSpf: Check = async ({ envelopeDomain: domain, server }, network) => {
  const texts = await findTexts(network, domain);
  if (!texts) return result('unknown', noResponse);
  const [record, ...others] = texts.filter((text) => isSpf.test(text));
  const address = publicAddressOf(server);
  const mechanism = spfMechanism(server.host, address);
  const toSet = (value: string) => ({ type: 'TXT', name: domain, value }) as const;
  if (!record) {
    // Others cannot reach a private server by the address that it has here.
    const isPrivate = server.address !== undefined && !address;
    return result(
      'warning',
      `${domain} has no SPF record, so many servers will distrust its mail.`,
      isPrivate ? null : toSet(`v=spf1 ${mechanism} ~all`),
    );
  }
  if (others.length > 0)
    return result(
      'warning',
      `${domain} has ${others.length + 1} SPF records, and servers then use none. Put them together into one.`,
    );
  if (/(?:^|\s)\+?all(?:\s|$)/i.test(record))
    return result(
      'warning',
      `The SPF record of ${domain} allows every server in the world to send as you.`,
      toSet(record.replace(/\+?all\b/i, '~all')),
    );
  const status = await evaluate(domain, { host: server.host, address }, network);
  return judged(status, { domain, host: server.host, address, fix: toSet(withMechanism(record, mechanism)) });
};

type Resolver = NonNullable<Parameters<typeof spf>[0]['resolver']>;

/** Evaluates the record. A server without a public address stands for any: includes may be missing or too many. */
async function evaluate(
  domain: string,
  { host, address = '192.0.2.1' }: Pick<About, 'host' | 'address'>,
  { resolve }: Parameters<Check>[1],
): Promise<SPFResult['status']> {
  const { status } = await spf({
    sender: `newsletter@${domain}`,
    ip: address,
    helo: host,
    mta: 'localhost',
    resolver: resolve as Resolver,
    strict: true,
    maxElapsedTime: milliseconds,
  });
  return status;
}

interface About {
  domain: string;
  host: string;
  address: string | undefined;
  fix: NonNullable<DomainCheck['record']>;
}

function judged(
  { result: outcome, comment = '' }: SPFResult['status'],
  { domain, host, address, fix }: About,
): DomainCheck {
  if (outcome === 'temperror') return result('unknown', noResponse);
  if (outcome === 'permerror')
    return result('warning', `Servers cannot evaluate the SPF record of ${domain}: ${reasonIn(comment)}.`);
  if (!address)
    return result(
      'ok',
      `${domain} has a valid SPF record. Your mail server has no public address here, so nobody checked that the record names it.`,
    );
  if (outcome === 'pass') return result('ok', `The SPF record of ${domain} names your mail server (${address}).`);
  return result(
    'warning',
    `The SPF record of ${domain} does not name ${host} (${address}). That is well where your mail service sends from other servers that it names.`,
    fix,
  );
}

const reasonIn = (comment: string): string => comment.split(': ').at(-1)!.toLowerCase();

/** Puts a mechanism before the final `all` or `redirect`. */
const withMechanism = (record: string, mechanism: string): string =>
  /\s[-~?+]?all\b|\sredirect=/i.test(record)
    ? record.replace(/(\s[-~?+]?all\b|\sredirect=)/i, ` ${mechanism}$1`)
    : `${record} ${mechanism}`;
