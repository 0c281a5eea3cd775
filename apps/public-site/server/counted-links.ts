import type { FastifyInstance, FastifyRequest } from 'fastify';
import { articleOf, countedLink, followLink } from '@workspace/contracts/newsletter-clicks';
import { urlOf } from '@workspace/contracts/endpoint/url-of';
import { plainPage } from './plain-page.ts';

const path = countedLink('*', '').slice(0, -1);
/**
 * Limit of concurrent click reports. Further clicks are not reported: readers must not wait and memory must not fill
 * up.
 */
const maxConcurrent = 200;
const timeoutMs = 10_000;

/**
 * Redirects a newsletter's counted link to its article at once, even if every other service is down, and reports the
 * click to the API in the background. The article's slug is in the URL, so only articles of this site can be reached.
 */
export function proxyCountedLinks(app: FastifyInstance, { apiUrl }: { apiUrl: string }): void {
  let telling = 0;
  const reportClick = async (request: FastifyRequest, address: string) => {
    if (telling >= maxConcurrent) return;
    telling += 1;
    const { method, ip, headers } = request;
    const forwardingHeaders = { 'x-forwarded-for': ip, 'user-agent': headers['user-agent'] ?? '' };
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      await fetch(apiUrl + address, { method, headers: forwardingHeaders, redirect: 'manual', signal });
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
    void reportClick(request, urlOf(followLink, { params }));
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' })
      .redirect(articleOf(params.slug), 302);
  });
}
