import { evaluateDmarc } from 'mailauth/lib/dmarc/index.js';
import { findTexts } from './find-records.ts';
import { noResponse, resultOf } from './result.ts';
import type { Check } from './sender.ts';

const dmarcResult = resultOf('dmarc');
const alignmentResult = resultOf('alignment');

type Evaluation = Parameters<typeof evaluateDmarc>[0];

/** Evaluates DMARC by RFC 9989 as if the message's SPF and DKIM had passed. */
async function evaluate(...[{ domain, envelopeDomain, dkim }, { resolve }]: Parameters<Check>) {
  const { response } = await evaluateDmarc({
    headerFrom: domain,
    spfDomains: [envelopeDomain],
    dkimDomains: dkim ? [{ domain: dkim.domainName }] : [],
    resolver: resolve as NonNullable<Evaluation['resolver']>,
  });
  return response || undefined;
}

/** Checks the DMARC policy that applies to the From domain, found by the tree walk of RFC 9989. */
export const checkDmarc: Check = async (sender, network) => {
  const { domain } = sender;
  const at = `_dmarc.${domain}`;
  const texts = await findTexts(network, at);
  const found = await evaluate(sender, network);
  if (!texts || !found || found.status.result === 'temperror') return dmarcResult('unknown', noResponse);
  const suggested = { type: 'TXT', name: at, value: `v=DMARC1; p=none; rua=mailto:dmarc@${domain}` } as const;
  const own = texts.filter((text) => /^v\s*=\s*DMARC1\b/i.test(text));
  if (own.length > 1)
    return dmarcResult('warning', `${at} has ${own.length} DMARC records, and servers then use none. Keep one.`);
  if (found.status.result === 'none')
    return own.length === 1
      ? dmarcResult(
          'warning',
          `Servers ignore the DMARC record at ${at}: its policy (p=) is missing or misspelled.`,
          suggested,
        )
      : dmarcResult('warning', `${domain} has no DMARC record. Gmail and Yahoo ask for one.`, suggested);
  const removed = ['pct', 'rf', 'ri'].filter((tag) => new RegExp(`;\\s*${tag}\\s*=`, 'i').test(own[0] ?? ''));
  if (removed.length > 0)
    return dmarcResult(
      'ok',
      `${sentenceOf(found.policy, domain)} RFC 9989 removed ${removed.join(' and ')}: take it out.`,
    );
  return dmarcResult('ok', sentenceOf(found.policy, domain));
};

const policies: Readonly<Record<string, string>> = {
  none: 'only asks for reports, so others can still send as you. Move to quarantine when the reports are clean',
  quarantine: 'asks servers to treat mail that fails as spam',
  reject: 'asks servers to reject mail that fails',
};
const sentenceOf = (policy: string | undefined, domain: string): string =>
  `The DMARC policy of ${domain} ${policies[policy ?? 'none'] ?? policies.none}.`;

/** Checks that SPF or DKIM speaks for the domain that readers see. */
export const checkAlignment: Check = async (sender, network) => {
  const { domain, envelopeDomain, dkim } = sender;
  const found = await evaluate(sender, network);
  if (!found || found.status.result === 'temperror') return alignmentResult('unknown', noResponse);
  // Without a record there is no policy to align with; the same or a parent domain would align by default.
  if (!('alignment' in found) || !found.alignment)
    return alignmentResult('unknown', `Not checked: ${domain} has no DMARC record yet.`);
  const { spf, dkim: signature } = found.alignment;
  if (signature?.result) return alignmentResult('ok', `The signature of ${dkim!.domainName} speaks for ${domain}.`);
  const signs = dkim ? `The signature is of ${dkim.domainName}, another domain` : 'Messages are not signed here';
  if (spf?.result)
    return alignmentResult(
      'warning',
      `${signs}, so only SPF speaks for ${domain}, and that fails when a reader forwards their mail. Sign as ${domain}, here or at your mail service.`,
    );
  return alignmentResult(
    'stop',
    `Nothing speaks for ${domain}: bounces return to ${envelopeDomain}, and ${signs.charAt(0).toLowerCase()}${signs.slice(1)}. Servers that follow DMARC reject such mail.`,
  );
};
