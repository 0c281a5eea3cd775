import type { FastifyInstance, FastifyRequest } from 'fastify';
import { articleOf, countedLink, followLink } from '@workspace/contracts/newsletter-clicks';
import { urlOf } from '@workspace/contracts/endpoint/url-of';
import { plainPage } from './plain-page.ts';

const path = countedLink('*', '').slice(0, -1);
/** Beyond it clicks are not told of, rather than readers kept waiting or memory filled. */
const toldAtOnce = 200;
const patience = 10_000;

/**
 * Leads from a newsletter's counted link to the article at once, whatever else is away, and tells the API of the click
 * meanwhile. The article is in the address, so nothing but an article of this site can be reached.
 */
export function leadFromCountedLinks(app: FastifyInstance, { apiUrl }: { apiUrl: string }): void {
  let telling = 0;
  const tell = async (request: FastifyRequest, address: string) => {
    if (telling >= toldAtOnce) return;
    telling += 1;
    const { method, ip, headers } = request;
    const told = { 'x-forwarded-for': ip, 'user-agent': headers['user-agent'] ?? '' };
    try {
      const signal = AbortSignal.timeout(patience);
      await fetch(apiUrl + address, { method, headers: told, redirect: 'manual', signal });
    } catch (err) {
      request.log.warn({ event: 'click_not_told', err });
    } finally {
      telling -= 1;
    }
  };

  app.get<{ Params: { '*': string } }>(path, (request, reply) => {
    const [token, slug, ...more] = request.params['*'].split('/');
    const params = followLink.params.safeParse({ token, slug }).data;
    if (!params || more.length > 0) return plainPage(reply, 404);
    void tell(request, urlOf(followLink, { params }));
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' })
      .redirect(articleOf(params.slug), 302);
  });
}
