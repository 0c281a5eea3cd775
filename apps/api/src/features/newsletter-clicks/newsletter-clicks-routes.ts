import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import { articleOf, blockLinkKey } from '@workspace/contracts/counted-links';
import { followBlockLink, followLink, getCampaignClicks } from '@workspace/contracts/newsletter-clicks';
import { serve } from '../../http/serve.ts';
import { CampaignNotFound } from '../newsletter-campaigns/campaign-errors.ts';
import { findCampaignOrFail, progressOf } from '../newsletter-campaigns/find-campaign.ts';
import type { MailSettings } from '../newsletter-campaigns/mail-settings.ts';
import { ClickBuffer } from './click-buffer.ts';
import { clicksOf } from './clicks-of.ts';
import { findBlockLink, LinkNotFound } from './find-block-link.ts';
import { decryptReaderToken, type ReaderClaims } from './reader-token.ts';

interface ClicksDeps {
  newEm: () => EntityManager;
  settings: MailSettings;
  clock: () => number;
}

const flushMilliseconds = 1_000;
const privately = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };

/** True when a browser fetches a page that its reader may never open. */
const isInAdvance = (headers: FastifyRequest['headers']): boolean =>
  [headers['sec-purpose'], headers['purpose']].some((purpose) => /\bprefetch\b/.test(String(purpose)));

/** Routes for counted links: the redirects and the statistics. */
export function newsletterClicksRoutes(app: FastifyInstance, { newEm, settings, clock }: ClicksDeps): void {
  const buffer = new ClickBuffer({ newEm, clock, log: app.log });
  const timer = setInterval(() => void buffer.flush(), flushMilliseconds).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await buffer.flush();
  });

  const count = ({ ip: address, method, headers }: FastifyRequest, reader: ReaderClaims | undefined, slug: string) => {
    if (reader && reader.delivery > 0 && !isInAdvance(headers))
      buffer.add({ reader, slug, isHead: method === 'HEAD', address, userAgent: headers['user-agent'] });
  };

  serve(app, followLink, ({ params: { token, slug }, request, reply }) => {
    count(request, decryptReaderToken(settings.linkSecrets, token), slug);
    reply.headers(privately);
    return articleOf(slug);
  });

  serve(app, followBlockLink, [LinkNotFound], async ({ params: { token, number }, request, reply }) => {
    const reader = decryptReaderToken(settings.linkSecrets, token);
    if (!reader) throw new LinkNotFound();
    const url = await findBlockLink(request.em, reader, Number(number), settings);
    count(request, reader, blockLinkKey(Number(number)));
    reply.headers(privately);
    return url;
  });

  serve(app, getCampaignClicks, [CampaignNotFound], async ({ params: { id }, request: { em } }) => {
    const campaign = await findCampaignOrFail(em, id);
    if (!campaign.tracksClicks) throw apiError(getCampaignClicks, 'not_counted', 'This campaign counts no clicks.');
    const { counts } = await progressOf(em, campaign);
    return { ...(await clicksOf(em, id)), handedOver: counts.handedOver };
  });
}
