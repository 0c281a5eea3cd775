import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import { articleOf, followLink, getCampaignClicks } from '@workspace/contracts/newsletter-clicks';
import { serve } from '../../http/serve.ts';
import { CampaignNotFound } from '../newsletter-campaigns/campaign-errors.ts';
import { findCampaignOrFail, progressOf } from '../newsletter-campaigns/find-campaign.ts';
import { ClickBuffer } from './click-buffer.ts';
import { clicksOf } from './clicks-of.ts';
import { decryptReaderToken } from './reader-token.ts';

interface ClicksDeps {
  newEm: () => EntityManager;
  linkSecrets: readonly string[];
  clock: () => number;
}

const flushMilliseconds = 1_000;

/** Routes for counted links: the redirects and the statistics. */
export function newsletterClicksRoutes(app: FastifyInstance, { newEm, linkSecrets, clock }: ClicksDeps): void {
  const buffer = new ClickBuffer({ newEm, clock, log: app.log });
  const timer = setInterval(() => void buffer.flush(), flushMilliseconds).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await buffer.flush();
  });

  serve(app, followLink, ({ params: { token, slug }, request, reply }) => {
    const reader = decryptReaderToken(linkSecrets, token);
    const { ip: address, method, headers } = request;
    if (reader && reader.delivery > 0)
      buffer.add({ reader, slug, isHead: method === 'HEAD', address, userAgent: headers['user-agent'] });
    reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
    return articleOf(slug);
  });

  serve(app, getCampaignClicks, [CampaignNotFound], async ({ params: { id }, request: { em } }) => {
    const campaign = await findCampaignOrFail(em, id);
    if (!campaign.tracksClicks) throw apiError(getCampaignClicks, 'not_counted', 'This campaign counts no clicks.');
    const { counts } = await progressOf(em, campaign);
    return { ...(await clicksOf(em, id)), handedOver: counts.handedOver };
  });
}
