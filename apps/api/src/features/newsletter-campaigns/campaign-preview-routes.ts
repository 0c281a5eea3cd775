import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import { previewUnsavedCampaign, sendTests } from '@workspace/contracts/campaign-previews';
import { checkCampaign, previewCampaign, sendTestMail } from '@workspace/contracts/newsletter-campaigns';
import { serve } from '../../http/serve.ts';
import type { CampaignsDeps } from './newsletter-campaigns-deps.ts';
import { findSentContent } from './campaign-writers.ts';
import { CampaignNotFound, CampaignTooComplex } from './campaign-errors.ts';
import { findCampaignOrFail } from './find-campaign.ts';
import { composeDraft } from './compose-draft.ts';
import { withUnsaved } from './with-unsaved.ts';
import { findReader, ReaderNotFound } from './find-reader.ts';
import { allChecks } from './preflight.ts';
import { previewOf } from './preview-of.ts';
import { sendTestsTo } from './send-tests.ts';
import type { NewsletterCampaignEntity } from './newsletter-campaign-entity.ts';
import { messageWriter, type CampaignMessage } from './write-messages.ts';

/** Routes to preview a campaign, or to show the message that was sent. */
export function campaignPreviewRoutes(app: FastifyInstance, deps: CampaignsDeps): void {
  const { settings, submit, clock } = deps;
  const composing = () => ({ settings, date: new Date(clock()) });
  /** The message that was sent, or the one that would be sent now. */
  const messageOf = (em: EntityManager, campaign: NewsletterCampaignEntity): Promise<CampaignMessage> =>
    campaign.startedAt ? findSentContent(em, campaign.id) : composeDraft(em, campaign, composing());

  serve(
    app,
    previewCampaign,
    [CampaignNotFound, ReaderNotFound],
    async ({ params: { id }, query: { subscriberId }, user, request: { em } }) => {
      const campaign = await findCampaignOrFail(em, id);
      const content = await messageOf(em, campaign);
      return previewOf(content, await findReader(em, campaign.emailListId, subscriberId, user.email), settings);
    },
  );

  serve(
    app,
    previewUnsavedCampaign,
    [CampaignNotFound, ReaderNotFound, CampaignTooComplex],
    async ({ params: { id }, body: { subscriberId, ...unsaved }, user, request: { em } }) => {
      const campaign = await findCampaignOrFail(em, id);
      const draft = await composeDraft(em, withUnsaved(campaign, unsaved), composing());
      return previewOf(draft, await findReader(em, draft.listId, subscriberId, user.email), settings);
    },
  );

  serve(app, sendTestMail, [CampaignNotFound], async ({ params: { id }, user, request: { em } }) => {
    const campaign = await findCampaignOrFail(em, id);
    const draft = await composeDraft(em, campaign, composing());
    const write = await messageWriter({ ...draft, subject: `[Test] ${draft.subject}` }, settings);
    // Unique for each test: a mailbox may hide a Message-ID that it has already seen.
    const recipient = { id: -clock(), email: user.email, firstName: user.username, lastName: null };
    const submission = await submit(await write(recipient));
    if (submission.outcome !== 'handed_over')
      throw apiError(sendTestMail, 'not_taken', `The mail server did not take it: ${submission.answer}`);
    return { to: user.email };
  });

  serve(app, sendTests, [CampaignNotFound], async ({ params: { id }, body: { emails }, request: { em, log } }) => {
    const campaign = await findCampaignOrFail(em, id);
    const outcome = await sendTestsTo(em, { draft: await messageOf(em, campaign), emails, deps });
    log.info({ event: 'tests_sent', campaignId: id, accepted: outcome.accepted.length });
    return outcome;
  });

  serve(app, checkCampaign, [CampaignNotFound], async ({ params: { id }, request: { em } }) => {
    const campaign = await findCampaignOrFail(em, id);
    return { checks: await allChecks(em, campaign, deps) };
  });
}
