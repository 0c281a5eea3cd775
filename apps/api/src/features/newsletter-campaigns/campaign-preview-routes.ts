import type { FastifyInstance } from 'fastify';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import { checkCampaign, previewCampaign, sendTestMail } from '@workspace/contracts/newsletter-campaigns';
import { serve } from '../../http/serve.ts';
import { EmailListSubscriberEntity } from '../email-list-subscribers/email-list-subscriber-entity.ts';
import { listIdsOf } from './campaign-lists.ts';
import type { CampaignsDeps } from './newsletter-campaigns-deps.ts';
import { findSentContent } from './campaign-writers.ts';
import { CampaignNotFound } from './campaign-errors.ts';
import { findCampaignOrFail } from './find-campaign.ts';
import { composeDraft } from './compose-draft.ts';
import { allChecks } from './preflight.ts';
import { previewOf } from './preview-of.ts';
import { messageWriter } from './write-messages.ts';

/** Routes to preview a campaign, or to show the message that was sent. */
export function campaignPreviewRoutes(
  app: FastifyInstance,
  { settings, submit, networkChecks, clock }: CampaignsDeps,
): void {
  serve(
    app,
    previewCampaign,
    [CampaignNotFound],
    async ({ params: { id }, query: { subscriberId }, user, request: { em } }) => {
      const campaign = await findCampaignOrFail(em, id);
      const content = campaign.startedAt
        ? await findSentContent(em, id)
        : await composeDraft(em, campaign, { settings, date: new Date(clock()) });
      const nobody = { email: user.email, firstName: null, lastName: null, emailListId: undefined };
      const lists = campaign.segmentIds.length > 0 ? {} : { emailListId: { $in: listIdsOf(campaign) } };
      const found = subscriberId ? await em.findOne(EmailListSubscriberEntity, { id: subscriberId, ...lists }) : nobody;
      if (!found) throw apiError(previewCampaign, 'not_found', 'This person is not on the list any more.');
      const { email, firstName = null, lastName = null, emailListId: listId } = found;
      return previewOf(content, { email, firstName, lastName, listId }, settings);
    },
  );

  serve(app, sendTestMail, [CampaignNotFound], async ({ params: { id }, user, request: { em } }) => {
    const campaign = await findCampaignOrFail(em, id);
    const draft = await composeDraft(em, campaign, { settings, date: new Date(clock()) });
    const write = await messageWriter({ ...draft, subject: `[Test] ${draft.subject}` }, settings);
    // Unique for each test: a mailbox may hide a Message-ID that it has already seen.
    const recipient = { id: -clock(), email: user.email, firstName: user.username, lastName: null };
    const submission = await submit(await write(recipient));
    if (submission.outcome !== 'handed_over')
      throw apiError(sendTestMail, 'not_taken', `The mail server did not take it: ${submission.answer}`);
    return { to: user.email };
  });

  serve(app, checkCampaign, [CampaignNotFound], async ({ params: { id }, request: { em } }) => {
    const campaign = await findCampaignOrFail(em, id);
    return { checks: await allChecks(em, campaign, settings, networkChecks) };
  });
}
