import type { PreflightCheck } from '@workspace/contracts/campaign-preflight';
import type { NetworkChecks } from '../../../adapters/network-checks.ts';
import { checkSender } from '../../domain-check/check-sender.ts';
import type { MailSettings } from '../mail-settings.ts';

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

/** The checks of the sender's domain that tell whether receiving servers can verify the message. */
export async function checkSenderDomain(
  settings: MailSettings,
  networkChecks: NetworkChecks,
): Promise<PreflightCheck[]> {
  const { checks } = await checkSender('authentication', settings, networkChecks);
  return checks.map(({ name, outcome, sentence }) => ({
    name: name as PreflightCheck['name'],
    outcome: outcome === 'unknown' || outcome === 'absent' ? 'warning' : outcome,
    sentence,
  }));
}
