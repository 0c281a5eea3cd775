import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { livePreviewPage, previewPost } from '@workspace/contracts/blog-post-previews';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import { call } from '@workspace/contracts/endpoint/call';
import { escapeMarkup } from '@workspace/contracts/escape-markup';
import { requestIdHeader } from '@workspace/node-server/request-ids';
import type { PageText } from './fill-template.ts';
import type { PageSource } from './page-source.ts';

interface LivePreviewOptions {
  apiUrl: string;
  livePreviewOf: PageSource['livePreviewOf'];
  /** Renders the page of a URL with known responses. */
  render: (url: string, known: Record<string, unknown>) => Promise<PageText>;
}

const { path, field, maxBytes, meta } = livePreviewPage;

const form = 'application/x-www-form-urlencoded';

/** Rendering blocks the event loop for some milliseconds: readers come first. */
const maxRendering = 4;

/** No script runs in it, it can be framed only by this origin, and nothing stores or lists it. */
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
const sandbox = "sandbox allow-same-origin; frame-ancestors 'self'; form-action 'none'; script-src 'none'";

/**
 * Serves the page that shows staff their unsaved texts as the article that readers would see. The API checks the
 * session and the origin of the request, and sanitizes the texts.
 */
export function serveLivePreview(app: FastifyInstance, { apiUrl, livePreviewOf, render }: LivePreviewOptions): void {
  let rendering = 0;
  void app.register(async (scope) => {
    scope.addContentTypeParser(form, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.get(path, async (_request, reply) => reply.code(204).headers(headers).send());
    scope.post(path, { bodyLimit: maxBytes }, async (request, reply) => {
      if (rendering >= maxRendering) return sendFailure(reply, 503, 'The site is busy. Try again in a moment.');
      rendering += 1;
      try {
        const { post } = await call(previewPost, { body: bodyOf(request) }, { baseUrl: apiUrl, ...forwarded(request) });
        const { url, known } = await livePreviewOf(post);
        return sendPage(reply, await render(url, known));
      } catch (thrown) {
        if (thrown instanceof ApiError) return sendFailure(reply, thrown.status || 503, thrown.message);
        request.log.error({ event: 'preview_not_rendered', err: thrown });
        return sendFailure(reply, 503, 'The preview could not be shown. Try again in a moment.');
      } finally {
        rendering -= 1;
      }
    });
  });
}

function bodyOf({ body }: FastifyRequest): Record<string, never> {
  const { [field]: json } = parse(typeof body === 'string' ? body : '', undefined, undefined, { maxKeys: 2 });
  try {
    return JSON.parse(String(json)) as Record<string, never>;
  } catch {
    throw new ApiError(400, 'invalid_input', 'This form has no post to preview.');
  }
}

/** The headers by which the API knows the person, and that a page of this site sent the form. */
function forwarded({ id, headers: { cookie, host, origin, 'sec-fetch-site': site }, ip }: FastifyRequest) {
  // `fetch` sets its own Host, so the API cannot compare it with the origin, for browsers that tell nothing else.
  const isOwn = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
  const named = {
    cookie,
    origin,
    'sec-fetch-site': site ?? (isOwn ? 'same-origin' : undefined),
    'x-forwarded-for': ip,
    [requestIdHeader]: id,
  };
  const known = Object.entries(named).filter(([, value]) => value !== undefined);
  return { headers: Object.fromEntries(known) as Record<string, string>, signal: AbortSignal.timeout(10_000) };
}

const metaTag = (content: 'shown' | 'failed') => `<meta name="${meta}" content="${content}">`;

function sendPage(reply: FastifyReply, { html, headers: own }: PageText): FastifyReply {
  const policy = own['content-security-policy'] ?? '';
  const allowed = policy.split('; ').filter((rule) => !/^(?:script-src|frame-ancestors|form-action)\b/.test(rule));
  return reply
    .headers({ ...headers, 'content-security-policy': [...allowed, sandbox].join('; ') })
    .type('text/html; charset=utf-8')
    .send(html.replaceAll(/<script\b[^]*?<\/script>/g, '').replace('</head>', () => `${metaTag('shown')}</head>`));
}

/** Sends the reason in place of the article; the console shows it beside the last preview. */
function sendFailure(reply: FastifyReply, status: number, message: string): FastifyReply {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">${metaTag('failed')}<title>No preview</title></head><body><p>${escapeMarkup(message)}</p></body></html>`;
  return reply
    .code(status)
    .headers({ ...headers, 'content-security-policy': `default-src 'none'; ${sandbox}` })
    .type('text/html; charset=utf-8')
    .send(html);
}
