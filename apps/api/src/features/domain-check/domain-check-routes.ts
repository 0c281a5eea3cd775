import type { FastifyInstance } from 'fastify';
import { checkDomain } from '@workspace/contracts/domain-check';
import type { NetworkChecks } from '../../adapters/network-checks.ts';
import { serve } from '../../http/serve.ts';
import type { MailSettings } from '../newsletter-campaigns/mail-settings.ts';
import { checkSender } from './check-sender.ts';

/** The route to check the sender's domain. */
export function domainCheckRoutes(
  app: FastifyInstance,
  { settings, networkChecks }: { settings: MailSettings; networkChecks: NetworkChecks },
): void {
  serve(app, checkDomain, async () => {
    const { sender, checks } = await checkSender('every', settings, networkChecks);
    return { domain: sender.domain, mailServer: sender.server.host, checks };
  });
}
