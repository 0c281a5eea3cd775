import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import type { CampaignStatus } from '@workspace/contracts/campaign';
import { scheduleCampaign, sendCampaign } from '@workspace/contracts/campaign-sending';
import { requireFreshSignIn } from '../../http/fresh-sign-in.ts';
import { serve } from '../../http/serve.ts';
import { beginSending } from './sending/begin-sending.ts';
import { NewsletterCampaignEntity } from './newsletter-campaign-entity.ts';
import type { CampaignsDeps } from './newsletter-campaigns-deps.ts';
import { CampaignNotFound, CampaignTooComplex } from './campaign-errors.ts';
import { findCampaignOrFail, findIssueOrFail } from './find-campaign.ts';
import { stopsFor } from './preflight/preflight.ts';
import { toCampaign } from './to-campaign.ts';

const notStarted: CampaignStatus[] = ['draft', 'scheduled', 'late'];
const alreadySent = 'This campaign was sent before, or is being sent.';
const changedMeanwhile =
  'This campaign was changed meanwhile, and is shown as it is now. Read it again before it goes out.';

type StartEndpoint = Omit<Endpoint, 'errors'> & Pick<typeof sendCampaign, 'errors'>;

/** Returns the error of a campaign that is not started: it was sent before, or is not the one that was seen and checked. */
const notStartedError = (endpoint: StartEndpoint, { status }: NewsletterCampaignEntity) =>
  notStarted.includes(status)
    ? apiError(endpoint, 'changed_meanwhile', changedMeanwhile)
    : apiError(endpoint, 'already_sent', alreadySent);

/**
 * Returns the number of people whom a campaign goes to, and when it was changed last. Throws when it must not start, or
 * needs a fresh sign-in.
 */
async function rejectStops(
  request: FastifyRequest,
  { id, basedOn }: { id: string; basedOn: string | undefined },
  endpoint: StartEndpoint,
  { settings, clock }: CampaignsDeps,
): Promise<{ people: number; checkedAt: Date }> {
  const { em } = request;
  const campaign = await findIssueOrFail(em, id);
  const checkedAt = campaign.updatedAt;
  const isAsSeen = !basedOn || checkedAt.getTime() === Date.parse(basedOn);
  if (!notStarted.includes(campaign.status) || !isAsSeen) throw notStartedError(endpoint, campaign);
  const { stops, people } = await stopsFor(em, campaign, settings);
  if (stops.length > 0) throw apiError(endpoint, 'must_not_go_out', stops.join(' '));
  if (people > settings.stepUpRecipients) requireFreshSignIn(request, clock());
  return { people, checkedAt };
}

/** Routes to send a campaign now or at a time. */
export function campaignSendingRoutes(app: FastifyInstance, deps: CampaignsDeps): void {
  const { settings, reconcile, clock } = deps;
  serve(app, sendCampaign, [CampaignNotFound, CampaignTooComplex], async ({ params: { id }, body, request }) => {
    const { em, log } = request;
    const checked = await rejectStops(request, { id, basedOn: body.basedOn }, sendCampaign, deps);
    const { secondsToUndo } = settings;
    const sendsAt = await beginSending(em, id, settings, { ...checked, secondsToUndo });
    if (!sendsAt) throw notStartedError(sendCampaign, await findCampaignOrFail(em, id));
    log.info({ event: 'campaign_begun', campaignId: id });
    // A large ledger is written at once; the first emails leave later.
    reconcile();
    if (secondsToUndo > 0) reconcile(sendsAt);
    return { campaign: toCampaign(await findCampaignOrFail(em, id)) };
  });

  serve(
    app,
    scheduleCampaign,
    [CampaignNotFound, CampaignTooComplex],
    async ({ params: { id }, body: { at, basedOn }, request }) => {
      const { em } = request;
      const checked = at ? await rejectStops(request, { id, basedOn }, scheduleCampaign, deps) : undefined;
      if (!at) await findIssueOrFail(em, id);
      if (at && Date.parse(at) <= clock())
        throw apiError(scheduleCampaign, 'in_the_past', 'Choose a time in the future.');
      const scheduledAt = at ? new Date(at) : null;
      const change = { status: at ? 'scheduled' : 'draft', scheduledAt, updatedAt: new Date(clock()) } as const;
      const asChecked = { id, status: { $in: notStarted }, ...(checked && { updatedAt: checked.checkedAt }) };
      const changed = await em.nativeUpdate(NewsletterCampaignEntity, asChecked, change);
      if (changed === 0) throw notStartedError(scheduleCampaign, await findCampaignOrFail(em, id));
      if (scheduledAt) reconcile(scheduledAt);
      return { campaign: toCampaign(await findCampaignOrFail(em, id)) };
    },
  );
}
