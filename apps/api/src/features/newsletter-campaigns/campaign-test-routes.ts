import type { FastifyInstance } from 'fastify';
import { sendTests } from '@workspace/contracts/campaign-previews';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import { sendTestMail } from '@workspace/contracts/newsletter-campaigns';
import { serve } from '../../http/serve.ts';
import { CampaignNotFound, CampaignTooComplex } from './campaign-errors.ts';
import { composeDraft } from './rendering/compose-draft.ts';
import { findCampaignOrFail } from './find-campaign.ts';
import { messageOf } from './rendering/message-of.ts';
import type { CampaignsDeps } from './newsletter-campaigns-deps.ts';
import { sendTestsTo } from './sending/send-tests.ts';
import { messageWriter } from './rendering/write-messages.ts';

/** Routes to send tests of a campaign, to the current user or to several addresses. */
export function campaignTestRoutes(app: FastifyInstance, deps: CampaignsDeps): void {
  const { settings, submit, clock } = deps;
  const composing = () => ({ settings, date: new Date(clock()) });

  serve(
    app,
    sendTestMail,
    [CampaignNotFound, CampaignTooComplex],
    async ({ params: { id }, user, request: { em } }) => {
      const campaign = await findCampaignOrFail(em, id);
      const draft = await composeDraft(em, campaign, composing());
      const write = await messageWriter({ ...draft, subject: `[Test] ${draft.subject}` }, settings);
      // Unique for each test: a mailbox may hide a Message-ID that it has already seen.
      const recipient = { id: -clock(), email: user.email, firstName: user.username, lastName: null };
      const submission = await submit(await write(recipient));
      if (submission.outcome !== 'handed_over')
        throw apiError(sendTestMail, 'not_taken', `The mail server did not take it: ${submission.answer}`);
      return { to: user.email };
    },
  );

  serve(
    app,
    sendTests,
    [CampaignNotFound, CampaignTooComplex],
    async ({ params: { id }, body: { emails, variant }, request: { em, log } }) => {
      const campaign = await findCampaignOrFail(em, id);
      const draft = await messageOf(em, campaign, composing(), variant);
      const outcome = await sendTestsTo(em, { campaign, draft, emails, deps });
      log.info({ event: 'tests_sent', campaignId: id, accepted: outcome.accepted.length });
      return outcome;
    },
  );
}
