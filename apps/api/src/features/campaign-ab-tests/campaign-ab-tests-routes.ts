import type { FastifyInstance } from 'fastify';
import { chooseVariant, getAbTest } from '@workspace/contracts/campaign-ab-tests';
import { serve } from '../../http/serve.ts';
import { CampaignNotFound } from '../newsletter-campaigns/campaign-errors.ts';
import { findCampaignOrFail } from '../newsletter-campaigns/find-campaign.ts';
import { NoAbTest } from './ab-test-errors.ts';
import { chooseByHand, chooseErrors } from './choose-variant.ts';
import { toAbTest } from './to-ab-test.ts';

interface AbTestsDeps {
  clock: () => number;
  /** Enqueues the job that reconciles campaigns. */
  reconcile: () => void;
}

/** Routes to show the A/B test of a campaign, and to choose its winner. */
export function campaignAbTestsRoutes(app: FastifyInstance, { clock, reconcile }: AbTestsDeps): void {
  serve(app, getAbTest, [CampaignNotFound, NoAbTest], async ({ params: { id }, request: { em } }) =>
    toAbTest(em, await findCampaignOrFail(em, id)),
  );

  serve(app, chooseVariant, chooseErrors, async ({ params: { id }, body: { variant }, user, request: { em, log } }) => {
    await chooseByHand(em, id, { variant, by: user.email, at: new Date(clock()) });
    log.info({ event: 'variant_chosen', campaignId: id, variant });
    reconcile();
    return toAbTest(em, await findCampaignOrFail(em, id));
  });
}
