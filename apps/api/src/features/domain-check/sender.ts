import ipaddr from 'ipaddr.js';
import type { MailServer } from '../../adapters/smtp/probe-mail-server.ts';
import type { NetworkChecks } from '../../adapters/network-checks.ts';
import type { MailSettings } from '../newsletter-campaigns/mail-settings.ts';
import { domainOf } from '../newsletter-campaigns/message-template.ts';

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
export type Check<Result> = (sender: Sender, network: NetworkChecks) => Promise<Result>;

export async function findSender(
  { from, returnAddress, dkim }: Pick<MailSettings, 'from' | 'returnAddress' | 'dkim'>,
  { probeMailServer }: NetworkChecks,
): Promise<Sender> {
  const server = await probeMailServer();
  return { from, domain: domainOf(from), envelopeDomain: domainOf(returnAddress || from), dkim, server };
}

/** Returns the address that receiving servers see, if the mail server itself sends to them; undefined when unknown. */
export function publicAddressOf({ address }: MailServer): string | undefined {
  const parsed = address === undefined ? undefined : ipaddr.process(address);
  return parsed?.range() === 'unicast' ? parsed.toString() : undefined;
}
