import { createHash } from 'node:crypto';
import { brand } from '@workspace/contracts/brand';
import { escapeMarkup } from '@workspace/contracts/escape-markup';

const style = `
:root{color-scheme:light dark;--ground:#f5f3ee;--ink:#17191a;--quiet:#4d5153;--sign:#00563f}
@media(prefers-color-scheme:dark){:root{--ground:#17191a;--ink:#e9e6dd;--quiet:#b9b5aa;--sign:#5bb894}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--ground);color:var(--ink);font:17px/1.6 system-ui,sans-serif}
main{max-width:34rem;padding:2rem}
p.mark{margin:0;border-left:6px solid #f2b705;padding-left:.8rem;font-weight:700}
h1{font-size:1.6rem;line-height:1.25;margin:1.5rem 0 1rem}
nav{display:flex;gap:1.5rem;flex-wrap:wrap}
a{color:var(--sign);font-weight:600}
small{display:block;margin-top:2rem;color:var(--quiet)}`;

export const errorPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

/** The links of an error page besides the one to the home page. */
export interface ErrorPageLinks {
  /** Sign-in address for staff whose sign-in failed, has expired or is too long ago. */
  signIn: string | undefined;
  /** Path of the previous page. */
  backTo: string | undefined;
}

/** Renders an error for a user who came by a link or a form without JavaScript. */
export function errorPage(
  message: string,
  status: number,
  requestId: string,
  { signIn, backTo }: ErrorPageLinks,
): string {
  const links = [
    ...(backTo ? [`<a href="${escapeMarkup(backTo)}">Go back to the page</a>`] : []),
    ...(signIn ? [`<a href="${escapeMarkup(signIn)}">Sign in again</a>`] : []),
    '<a href="/">Return home</a>',
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${status} · ${brand.name}</title><style>${style}</style></head>
<body><main><p class="mark">${brand.name}</p><h1>${escapeMarkup(message)}</h1>
<nav>${links.join('')}</nav><small>Status ${status} · Request ${requestId}</small></main></body></html>`;
}
