import type { FastifyInstance } from 'fastify';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import { cancelCampaign, pauseCampaign, resumeCampaign, undoSending } from '@workspace/contracts/campaign-sending';
import { serve } from '../../http/serve.ts';
import { extendPausedRetries } from '../newsletter-deliveries/batch-ledger.ts';
import { acceptNumbers } from '../newsletter-deliveries/brake-campaigns.ts';
import { NewsletterCampaignEntity } from './newsletter-campaign-entity.ts';
import type { CampaignsDeps } from './newsletter-campaigns-deps.ts';
import { CampaignNotFound } from './campaign-errors.ts';
import { findCampaignOrFail, findIssueOrFail } from './find-campaign.ts';
import { toCampaign } from './to-campaign.ts';
import { undoSendingErrors, undoSending as takeBack } from './sending/undo-sending.ts';

/** Routes to pause, cancel and resume a campaign, and to undo its start. */
export function campaignStepsRoutes(app: FastifyInstance, { reconcile, clock }: CampaignsDeps): void {
  serve(app, undoSending, undoSendingErrors, async ({ params: { id }, request: { em, log } }) => {
    await findIssueOrFail(em, id);
    await takeBack(em, id);
    log.info({ event: 'campaign_undone', campaignId: id });
    reconcile();
    return { campaign: toCampaign(await findCampaignOrFail(em, id)) };
  });

  const steps = [
    { endpoint: pauseCampaign, from: ['sending'], to: 'paused', sentence: 'This campaign is not being sent.' },
    { endpoint: resumeCampaign, from: ['paused'], to: 'sending', sentence: 'This campaign is not paused.' },
    {
      endpoint: cancelCampaign,
      from: ['scheduled', 'late', 'sending', 'paused'],
      to: 'cancelled',
      sentence: 'There is nothing to cancel: this campaign is a draft, or it has ended.',
    },
  ] as const;
  for (const { endpoint, from, to, sentence } of steps) {
    serve(app, endpoint, [CampaignNotFound], async ({ params: { id }, request: { em, log } }) => {
      await findIssueOrFail(em, id);
      const now = new Date(clock());
      if (to === 'sending') {
        await acceptNumbers(em, id);
        await extendPausedRetries(em, id);
      }
      const change = {
        status: to,
        updatedAt: now,
        pausedBecause: null,
        ...(to === 'cancelled' && { finishedAt: now }),
      };
      const changed = await em.nativeUpdate(NewsletterCampaignEntity, { id, status: { $in: [...from] } }, change);
      if (changed === 0) throw apiError(endpoint, 'wrong_moment', sentence);
      log.info({ event: `campaign_${to}`, campaignId: id });
      if (to !== 'paused') reconcile();
      return { campaign: toCampaign(await findCampaignOrFail(em, id)) };
    });
  }
}
