import type { FastifyInstance } from 'fastify';
import {
  changeCampaign,
  createCampaign,
  deleteCampaign,
  getCampaign,
  listCampaigns,
} from '@workspace/contracts/newsletter-campaigns';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import { serve } from '../../http/serve.ts';
import { campaignPreviewRoutes } from './campaign-preview-routes.ts';
import { campaignSendingRoutes } from './campaign-sending-routes.ts';
import { campaignStepsRoutes } from './campaign-steps-routes.ts';
import { campaignCopyRoute } from './campaign-copy-route.ts';
import { addCampaign } from './drafts/add-campaign.ts';
import { editCampaign, editCampaignErrors } from './drafts/edit-campaign.ts';
import { NewsletterCampaignEntity } from './newsletter-campaign-entity.ts';
import type { CampaignsDeps } from './newsletter-campaigns-deps.ts';
import { CampaignNotFound, contentErrors } from './campaign-errors.ts';
import { findCampaignOrFail, findIssueOrFail, progressOf } from './find-campaign.ts';
import { pageOfCampaigns } from './list-campaigns.ts';
import { toCampaign } from './to-campaign.ts';

export function newsletterCampaignsRoutes(app: FastifyInstance, deps: CampaignsDeps): void {
  serve(app, listCampaigns, ({ query, request: { em } }) => pageOfCampaigns(em, query));

  serve(app, createCampaign, [CampaignNotFound, ...contentErrors], async ({ body, user, request: { em, log } }) => {
    const id = await addCampaign(em, body, user.email);
    log.info({ event: 'campaign_created', campaignId: id });
    return { campaign: toCampaign(await findCampaignOrFail(em, id)) };
  });

  serve(app, getCampaign, [CampaignNotFound], async ({ params: { id }, request: { em } }) => {
    const campaign = await findCampaignOrFail(em, id);
    return { campaign: toCampaign(campaign), progress: await progressOf(em, campaign) };
  });

  serve(app, changeCampaign, editCampaignErrors, async ({ params: { id }, body, request: { em } }) => ({
    campaign: toCampaign(await editCampaign(em, id, body, new Date(deps.clock()))),
  }));

  serve(app, deleteCampaign, [CampaignNotFound], async ({ params: { id }, request: { em, log } }) => {
    await findIssueOrFail(em, id);
    const unstarted = { id, status: { $in: ['draft', 'cancelled'] }, startedAt: null } as const;
    if ((await em.nativeDelete(NewsletterCampaignEntity, unstarted)) === 0)
      throw apiError(
        deleteCampaign,
        'not_a_draft',
        'Only a draft, or a campaign that was cancelled before it was started, can be deleted.',
      );
    log.info({ event: 'campaign_deleted', campaignId: id });
  });

  campaignCopyRoute(app);
  campaignSendingRoutes(app, deps);
  campaignStepsRoutes(app, deps);
  campaignPreviewRoutes(app, deps);
}
