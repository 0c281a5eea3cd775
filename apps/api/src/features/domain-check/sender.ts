import type { DomainCheck } from '@workspace/contracts/domain-check';
import type { MailServer } from '../../adapters/smtp/probe-mail-server.ts';
import type { NetworkChecks } from '../../adapters/network-checks.ts';
import { isPublicAddress } from '../../is-public-address.ts';
import type { MailSettings } from '../newsletter-campaigns/mail-settings.ts';
import { domainOf } from '../newsletter-campaigns/rendering/message-template.ts';

/** The sender of newsletters, as receiving servers see it. */
export interface Sender {
  from: string;
  /** The domain of the From header. */
  domain: string;
  /** The domain of the envelope sender, whose SPF record counts. */
  envelopeDomain: string;
  dkim: MailSettings['dkim'];
  server: MailServer;
}

/** One check of the sender's domain. */
export type Check = (sender: Sender, network: NetworkChecks) => Promise<DomainCheck>;

export async function findSender(
  { from, returnAddress, dkim }: Pick<MailSettings, 'from' | 'returnAddress' | 'dkim'>,
  { probeMailServer }: NetworkChecks,
): Promise<Sender> {
  const server = await probeMailServer();
  return { from, domain: domainOf(from), envelopeDomain: domainOf(returnAddress || from), dkim, server };
}

/** Returns the address that receiving servers see, if the mail server itself sends to them; undefined when unknown. */
export function publicAddressOf({ address }: MailServer): string | undefined {
  return address && isPublicAddress(address) ? address.replace(/^::ffff:/i, '') : undefined;
}
