import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { articleOf, countedLink } from '@workspace/contracts/counted-links';
import { followBlockLink, followLink } from '@workspace/contracts/newsletter-clicks';
import { urlOf } from '@workspace/contracts/endpoint/url-of';
import { requestIdHeader } from '@workspace/node-server/request-ids';
import { plainPage } from './plain-page.ts';

const path = countedLink('*', '').slice(0, -1);
/**
 * Limit of concurrent click reports. Further clicks are not reported: readers must not wait and memory must not fill
 * up.
 */
const maxConcurrent = 200;
const timeoutMs = 10_000;
const privately = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/**
 * Redirects a newsletter's counted link to its article at once, even if every other service is down, and reports the
 * click to the API in the background. The article's slug is in the URL, so only articles of this site can be reached. The
 * address of any other link is known to the API alone: it is asked, and only addresses of the campaign can be reached.
 */
export function proxyCountedLinks(app: FastifyInstance, { apiUrl }: { apiUrl: string }): void {
  let telling = 0;
  const reportClick = async (request: FastifyRequest, address: string): Promise<Response | undefined> => {
    if (telling >= maxConcurrent) return undefined;
    telling += 1;
    const { id, method, ip, headers } = request;
    const forwardingHeaders = {
      'x-forwarded-for': ip,
      'user-agent': headers['user-agent'] ?? '',
      [requestIdHeader]: id,
    };
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(apiUrl + address, { method, headers: forwardingHeaders, redirect: 'manual', signal });
      // An unread body would hold its connection.
      await answer.arrayBuffer();
      return answer;
    } catch (err) {
      request.log.warn({ event: 'click_not_told', err });
      return undefined;
    } finally {
      telling -= 1;
    }
  };

  const followInBlock = async (request: FastifyRequest, reply: FastifyReply, named: unknown) => {
    const params = followBlockLink.params.safeParse(named).data;
    if (!params) return plainPage(reply, 404);
    const answer = await reportClick(request, urlOf(followBlockLink, { params }));
    const target = answer?.headers.get('location');
    if (target) return reply.headers(privately).redirect(target, 302);
    return plainPage(reply, answer?.status === 404 ? 404 : 503);
  };

  app.get<{ Params: { '*': string } }>(path, (request, reply) => {
    const [token, slug, ...more] = request.params['*'].split('/');
    if (slug === 'links' && more.length === 1) return followInBlock(request, reply, { token, number: more[0] });
    const params = followLink.params.safeParse({ token, slug }).data;
    if (!params || more.length > 0) return plainPage(reply, 404);
    void reportClick(request, urlOf(followLink, { params }));
    return reply.headers(privately).redirect(articleOf(params.slug), 302);
  });
}
