import { createHash } from 'node:crypto';
import { headerUrl } from '@workspace/node-server/header-url';
import type { RenderedPage } from '../src/entry-server.tsx';
import { speculationRules } from '../src/page-script/speculation-rules.ts';
import type { Preview } from '../src/head/preview.ts';

/** A whole HTML document, with the headers that depend on its content. */
export interface PageText {
  status: number;
  html: string;
  headers: Record<string, string>;
  /** Rendered without the API, and worse than a page rendered with it. */
  isFallback?: boolean;
  /** False keeps the page out of shared caches: one that search engines may not index. */
  isShared?: boolean;
  /** Belongs to one reader and is never cached. */
  isPrivate?: boolean;
  preview?: Preview | undefined;
  /** Title and description; a page that is not rendered by React has none. */
  summary?: RenderedPage['summary'];
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page script inserts one of these. */
const hashesOfRules = speculationRules.map(hashOf);

/** styled-components fills an empty style element by script: the hash of the empty string allows it. */
const emptyStyle = hashOf('');

/** Inserts a rendered page into the document of the build. */
export function fillTemplate(
  template: string,
  {
    status,
    head,
    preload,
    style,
    html,
    frames,
    preview,
    summary,
    isFallback,
    isShared,
    isPrivate,
    movedTo,
  }: RenderedPage,
  staffConsoleUrl: string,
): PageText {
  const parts: Record<string, string> = { head: head + style, page: html };
  // One replacement for all: inserted content is never searched for the next placeholder.
  const document = template.replace(/<!--(head|page)-->/g, (_place, part: string) => parts[part]!);
  const policy = policyFor(template, style, staffConsoleUrl, frames);
  const headers = {
    'content-security-policy': policy,
    link: preload,
    ...(movedTo && { location: headerUrl(movedTo) }),
  };
  return { status, html: document, preview, summary, isFallback, isShared, isPrivate, headers };
}

function policyFor(template: string, styleTags: string, staffConsoleUrl: string, frames: readonly string[]): string {
  const inline = Array.from(template.matchAll(/<script>([^]*?)<\/script>/g), ([, text]) => hashOf(text!));
  const scripts = [...inline, ...hashesOfRules];
  const styles = new Set(Array.from(styleTags.matchAll(/<style[^>]*>([^]*?)<\/style>/g), ([, text]) => hashOf(text!)));
  const console = new URL(staffConsoleUrl).origin;
  return [
    `default-src 'self'`,
    `script-src 'self' ${scripts.join(' ')} ${console}`,
    `connect-src 'self' ${console}`,
    `style-src 'self' ${emptyStyle} ${[...styles].join(' ')}`,
    // Profile pictures of signed-in users come from any host that their provider uses.
    `img-src 'self' data: https: ${console.startsWith('http:') ? 'http:' : ''}`,
    `font-src 'self' ${console}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
