import type { FastifyInstance } from 'fastify';
import { changeArchive, listReaders, previewUnsavedCampaign } from '@workspace/contracts/campaign-previews';
import { checkCampaign } from '@workspace/contracts/campaign-preflight';
import { previewCampaign } from '@workspace/contracts/newsletter-campaigns';
import { serve } from '../../http/serve.ts';
import type { CampaignsDeps } from './newsletter-campaigns-deps.ts';
import { CampaignNotFound, CampaignTooComplex } from './campaign-errors.ts';
import { campaignTestRoutes } from './campaign-test-routes.ts';
import { findCampaignOrFail } from './find-campaign.ts';
import { composeDraft } from './rendering/compose-draft.ts';
import { messageOf } from './rendering/message-of.ts';
import { NewsletterCampaignEntity } from './newsletter-campaign-entity.ts';
import { withUnsaved } from './content/with-unsaved.ts';
import { findReader, ReaderNotFound } from './audience/find-reader.ts';
import { findReaders } from './audience/find-readers.ts';
import { allChecks } from './preflight/preflight.ts';
import { previewOf } from './rendering/preview-of.ts';

/** Routes to preview a campaign, to send tests of it, and to show the message that was sent. */
export function campaignPreviewRoutes(app: FastifyInstance, deps: CampaignsDeps): void {
  const { settings, clock } = deps;
  const composing = () => ({ settings, date: new Date(clock()) });

  serve(
    app,
    previewCampaign,
    [CampaignNotFound, ReaderNotFound, CampaignTooComplex],
    async ({ params: { id }, query: { subscriberId, variant }, user, request: { em } }) => {
      const campaign = await findCampaignOrFail(em, id);
      const content = await messageOf(em, campaign, composing(), variant);
      return previewOf(content, await findReader(em, campaign, subscriberId, user.email), settings);
    },
  );

  serve(
    app,
    previewUnsavedCampaign,
    [CampaignNotFound, ReaderNotFound, CampaignTooComplex],
    async ({ params: { id }, body: { subscriberId, ...unsaved }, user, request: { em } }) => {
      const campaign = await findCampaignOrFail(em, id);
      const draft = await composeDraft(em, withUnsaved(campaign, unsaved), composing());
      return previewOf(draft, await findReader(em, campaign, subscriberId, user.email), settings);
    },
  );

  serve(app, listReaders, [CampaignNotFound], async ({ params: { id }, query: { search }, request: { em } }) => ({
    readers: await findReaders(em, await findCampaignOrFail(em, id), search),
  }));

  serve(app, checkCampaign, [CampaignNotFound, CampaignTooComplex], async ({ params: { id }, request: { em } }) => {
    const campaign = await findCampaignOrFail(em, id);
    return { checks: await allChecks(em, campaign, deps), secondsToUndo: settings.secondsToUndo };
  });

  serve(app, changeArchive, [CampaignNotFound], async ({ params: { id }, body, request: { em, log } }) => {
    const campaign = await findCampaignOrFail(em, id);
    const { isInArchive = campaign.isInArchive } = body;
    await em.nativeUpdate(NewsletterCampaignEntity, { id }, { isInArchive });
    log.info({ event: 'archive_changed', campaignId: id, isInArchive });
    return { isInArchive };
  });

  campaignTestRoutes(app, deps);
}
