import type { FastifyInstance } from 'fastify';
import { copyCampaign } from '@workspace/contracts/newsletter-campaigns';
import { serve } from '../../http/serve.ts';
import { CampaignNotFound } from './campaign-errors.ts';
import { copyOf } from './drafts/copy-campaign.ts';
import { toCampaign } from './to-campaign.ts';

/** The route to copy a campaign. */
export function campaignCopyRoute(app: FastifyInstance): void {
  serve(app, copyCampaign, [CampaignNotFound], async ({ params: { id }, user, request: { em, log } }) => {
    const copy = await copyOf(em, id, user.email);
    log.info({ event: 'campaign_copied', campaignId: copy.id, from: id });
    return { campaign: toCampaign(copy) };
  });
}
