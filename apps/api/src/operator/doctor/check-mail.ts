import { openNetworkChecks } from '../../adapters/network-checks.ts';
import { probeMailServer } from '../../adapters/smtp/probe-mail-server.ts';
import { verifyMailServer } from '../../adapters/smtp/verify-mail-server.ts';
import { checkSender } from '../../features/domain-check/check-sender.ts';
import { mailSettings } from '../../features/newsletter-campaigns/mail-settings.ts';
import { findingOf, type Check, type Finding } from './check.ts';

const finding = findingOf('mail server');
const timeoutMs = 5_000;

/** Connects to each mail server with TLS and signs in; sends nothing. */
export const checkMail: Check = {
  name: 'mail server',
  run: async ({ mail }) => {
    const urls = mail.smtpUrl
      ? [mail.smtpUrl]
      : mail.transports.flatMap((each) => (each.kind === 'smtp' ? each.smtpUrl : []));
    const others = (await openNetworkChecks(mail).probeTransports()).filter(
      (_each, index) => mail.transports[index]!.kind !== 'smtp',
    );
    return Promise.all([
      ...urls.map(checkSmtp),
      ...others.map(async ({ name, server: { error, certificateError } }) => {
        const problem = error ?? certificateError;
        return problem ? finding('wrong', `${name}: ${problem}.`) : finding('ok', `${name} accepts connections.`);
      }),
    ]);
  },
};

async function checkSmtp(url: string): Promise<Finding> {
  const { host, tls, error, certificateError, tlsRefusal } = await probeMailServer(url, timeoutMs);
  if (tlsRefusal) return finding('wrong', brokenTls(host, tlsRefusal));
  if (error) return finding('wrong', `${host} cannot be reached (${error}). Start it, or correct SMTP_URL.`);
  const rejected = await verifyMailServer(url, timeoutMs);
  if (rejected && certificateError)
    return finding(
      'wrong',
      `The certificate of ${host} is not valid (${certificateError}), so no email is sent. Renew it, or correct SMTP_URL.`,
    );
  if (rejected) return finding('wrong', `${host} rejects this product: ${rejected}. Correct SMTP_URL.`);
  if (certificateError)
    return finding('warning', `${host} accepts email, and its certificate is not valid (${certificateError}).`);
  return tls
    ? finding('ok', `${host} accepts email over ${tls}.`)
    : finding('warning', `${host} accepts email without encryption: use smtps:// or a server with STARTTLS.`);
}

const brokenTls = (host: string, response: string): string =>
  `${host} offers STARTTLS and refuses it (${response}), so no email is sent. Correct its TLS, often a certificate that it cannot read, or use smtps://.`;

/** Checks the DNS records of the sender's domain, as the console does. */
export const checkSenderDomain: Check = {
  name: 'sender domain',
  run: async (config) => {
    const { checks } = await checkSender('every', mailSettings(config), openNetworkChecks(config.mail));
    const outcomes = { ok: 'ok', absent: 'ok', warning: 'warning', unknown: 'warning', stop: 'wrong' } as const;
    return checks.map(({ name, outcome, sentence }) => ({
      name: `sender domain: ${name}`,
      outcome: outcomes[outcome],
      sentence,
    }));
  },
};
