import type { FastifyReply } from 'fastify';
import { shortRequestId } from '@workspace/node-server/request-ids';
import { brand } from '@workspace/contracts/brand';

/** Texts of the error pages that need no rendering. */
const words = {
  400: ['This address cannot be read', 'It may have been cut short or mistyped. Begin again from the home page.'],
  404: ['There is nothing at this address', 'It may be mistyped, or what was here has moved.'],
  503: ['This page is not available right now', 'We are working on it. Try again in a minute.'],
} as const;

const htmlOf = ([title, message]: (typeof words)[keyof typeof words], note: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title} · ${brand.name}</title></head>
<body><main><h1>${title}</h1><p>${message}</p>
<p><a href="/">Return home</a></p>${note}</main></body></html>`;

/** Sends a page without any other resource. */
export function plainPage(reply: FastifyReply, status: keyof typeof words): FastifyReply {
  const headers = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    'cache-control': 'no-store',
    ...(status === 503 && { 'retry-after': '30' }),
  };
  // Staff find the reason in the log by the id.
  const note = status === 503 ? `<p><small>Request ${shortRequestId(reply.request.id)}</small></p>` : '';
  return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(htmlOf(words[status], note));
}
