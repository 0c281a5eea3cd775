import type { FastifyReply } from 'fastify';
import { brand } from '@workspace/contracts/brand';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>Back in a moment · ${brand.name}</title></head>
<body><main><h1>This page is not available right now</h1><p>We are working on it. Try again in a minute.</p>
<p><a href="/">Return home</a></p></main></body></html>`;

/** What a reader sees of a page that cannot be drawn and was never held. */
export function unavailablePage(reply: FastifyReply): FastifyReply {
  const headers = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    'cache-control': 'no-store',
    'retry-after': '30',
  };
  return reply.code(503).headers(headers).type('text/html; charset=utf-8').send(page);
}
