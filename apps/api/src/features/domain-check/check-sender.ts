import type { DomainCheck } from '@workspace/contracts/domain-check';
import type { NetworkChecks } from '../../adapters/network-checks.ts';
import type { MailSettings } from '../newsletter-campaigns/mail-settings.ts';
import { resolveOnce } from './resolve-once.ts';
import { findSender, type Sender } from './sender.ts';

/** Checks the sender's domain: everything, or only what tells whether receiving servers can verify a newsletter. */
export async function checkSender(
  which: 'authentication' | 'every',
  settings: MailSettings,
  network: NetworkChecks,
): Promise<{ sender: Sender; checks: DomainCheck[] }> {
  // The verifiers take half a second of the processor to load, and no other call needs them.
  const [{ runChecks }, sender] = await Promise.all([import('./run-checks.ts'), findSender(settings, network)]);
  const checks = await runChecks(which, sender, { ...network, resolve: resolveOnce(network.resolve) });
  return { sender, checks };
}
