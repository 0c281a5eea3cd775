import type { FastifyInstance } from 'fastify';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import {
  countFailures,
  findDeliveries,
  liftSuppressionsOfCampaign,
  listDeliveries,
  resendRejected,
  resendUncertain,
} from '@workspace/contracts/newsletter-deliveries';
import type { ImageStore } from '../../adapters/image-store/image-store.ts';
import { serve } from '../../http/serve.ts';
import { ArchiveUnreachable } from '../ledger-archive/archive-file.ts';
import { CampaignNotFound } from '../newsletter-campaigns/campaign-errors.ts';
import { findCampaignOrFail } from '../newsletter-campaigns/find-campaign.ts';
import { liftCausedBy } from '../suppressions/lift-suppressions.ts';
import { failuresOf, findByAddress, pageOfDeliveries } from './find-deliveries.ts';
import { resend } from './resend.ts';

interface Deps {
  /** The store with the archive. */
  store: ImageStore;
  /** Enqueues the job that reconciles campaigns. */
  reconcile: () => void;
}

export function newsletterDeliveriesRoutes(app: FastifyInstance, { store, reconcile }: Deps): void {
  serve(app, listDeliveries, ({ params: { id }, query, request: { em } }) => pageOfDeliveries(em, id, query));

  serve(app, countFailures, async ({ params: { id }, request: { em } }) => ({ failures: await failuresOf(em, id) }));

  serve(app, findDeliveries, [ArchiveUnreachable], async ({ query: { email }, request: { em } }) => ({
    deliveries: await findByAddress(em, store, email),
  }));

  serve(app, liftSuppressionsOfCampaign, [CampaignNotFound], async ({ params: { id }, request: { em, log } }) => {
    await findCampaignOrFail(em, id);
    const lifted = await em.transactional((inside) =>
      liftCausedBy(inside, id, `d.reason in ('bounced', 'no_such_address')`),
    );
    log.info({ event: 'mail_suppressions_lifted', campaignId: id, lifted });
    return { lifted };
  });

  const choices = [
    { endpoint: resendUncertain, status: 'uncertain' },
    { endpoint: resendRejected, status: 'refused' },
  ] as const;
  for (const { endpoint, status } of choices) {
    serve(app, endpoint, [CampaignNotFound], async ({ params: { id }, body, user, request: { em, log } }) => {
      await findCampaignOrFail(em, id);
      const resent = await resend(em, id, { status, ids: 'ids' in body ? body.ids : undefined, by: user.email });
      if (resent === undefined)
        throw apiError(
          endpoint,
          'wrong_moment',
          'This campaign was cancelled, has not begun or is archived, or its list was deleted.',
        );
      log.info({ event: `${status}_resent`, campaignId: id, resent });
      reconcile();
      return { resent };
    });
  }
}
