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
    const [{ sender, checks }, probed] = await Promise.all([
      checkSender('every', settings, networkChecks),
      networkChecks.probeTransports(),
    ]);
    const transports = probed.map(({ name, weight, server: { error, tlsRefusal, certificateError } }) => ({
      name,
      weight,
      error: error ?? tlsRefusal ?? certificateError ?? null,
    }));
    return { domain: sender.domain, mailServer: sender.server.host, checks, transports };
  });
}
