import type { PreflightCheck } from '@workspace/contracts/newsletter-campaigns';
import type { NetworkChecks } from '../../adapters/network-checks.ts';
import { checkDkim } from './check-dkim.ts';
import type { MailSettings } from './mail-settings.ts';
import { domainOf } from './message-template.ts';

/** Checks the links of a message. One that cannot be reached from here is not proven broken. */
export async function checkLinks(urls: string[], { statusOf }: NetworkChecks): Promise<PreflightCheck> {
  const followed = await Promise.all([...new Set(urls)].map(async (url) => ({ url, status: await statusOf(url) })));
  const broken = followed.filter(({ status }) => status !== undefined && status >= 400);
  if (broken.length > 0) {
    const named = broken.map(({ url, status }) => `${url} (${status})`).join(', ');
    return { name: 'links', outcome: 'stop', sentence: `These links lead nowhere: ${named}.` };
  }
  if (followed.some(({ status }) => status === undefined))
    return { name: 'links', outcome: 'warning', sentence: 'Not checked: the site does not answer from here.' };
  return { name: 'links', outcome: 'ok', sentence: 'Every link leads somewhere.' };
}

/**
 * Checks the sender's domain as receiving servers do. A failure does not stop sending here, but may cause rejection
 * there.
 */
export function checkDomain(settings: MailSettings, networkChecks: NetworkChecks): Promise<PreflightCheck[]> {
  const { textRecords } = networkChecks;
  const domain = domainOf(settings.from);
  const look = async (name: 'spf' | 'dmarc', at: string, mark: RegExp, missing: string) => {
    const records = await textRecords(at);
    if (!records) return warning(name, 'Not checked: DNS does not answer from here.');
    if (!records.some((record) => mark.test(record))) return warning(name, missing);
    return { name, outcome: 'ok' as const, sentence: `${at} has its ${name.toUpperCase()} record.` };
  };
  return Promise.all([
    look('spf', domain, /^v=spf1\b/i, `${domain} has no SPF record, so many servers will distrust its mail.`),
    checkDkim(settings, networkChecks),
    look('dmarc', `_dmarc.${domain}`, /^v=DMARC1\b/i, `${domain} has no DMARC record. Gmail and Yahoo ask for one.`),
  ]);
}

const warning = (name: PreflightCheck['name'], sentence: string): PreflightCheck => ({
  name,
  outcome: 'warning',
  sentence,
});
