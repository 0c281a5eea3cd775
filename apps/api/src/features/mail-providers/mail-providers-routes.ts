import type { FastifyInstance } from 'fastify';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import {
  getCampaignProviders,
  getWarmUp,
  listMailProviders,
  resumeMailProvider,
} from '@workspace/contracts/mail-providers';
import { serve } from '../../http/serve.ts';
import { CampaignNotFound } from '../newsletter-campaigns/campaign-errors.ts';
import { findCampaignOrFail } from '../newsletter-campaigns/find-campaign.ts';
import { campaignProviders } from './campaign-providers.ts';
import { findProvider, listProviders } from './list-providers.ts';
import { resume } from './provider-states.ts';
import type { Shaping } from './shaping.ts';
import { warmUpOf } from './warm-up-of.ts';

interface MailProvidersDeps {
  shaping: Shaping;
  /** Enqueues the job that reconciles campaigns. */
  reconcile: () => void;
}

export function mailProvidersRoutes(app: FastifyInstance, { shaping, reconcile }: MailProvidersDeps): void {
  serve(app, listMailProviders, async ({ request: { em } }) => ({ providers: await listProviders(em, shaping) }));

  serve(app, getWarmUp, async ({ request: { em } }) => ({ warmUp: await warmUpOf(em, shaping) }));

  serve(app, resumeMailProvider, async ({ params: { provider }, request: { em, log } }) => {
    if (!(await resume(em, provider)))
      throw apiError(resumeMailProvider, 'not_paused', 'This provider is not paused any more.');
    log.info({ event: 'mail_provider_resumed', provider });
    reconcile();
    return { provider: await findProvider(em, shaping, provider) };
  });

  serve(app, getCampaignProviders, [CampaignNotFound], async ({ params: { id }, request: { em } }) => {
    await findCampaignOrFail(em, id);
    return { providers: await campaignProviders(em, id, shaping) };
  });
}
