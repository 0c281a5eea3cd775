import type { EntityManager } from '@mikro-orm/postgresql';
import type { PreflightCheck } from '@workspace/contracts/campaign-preflight';
import { isRichList, type RichBlock, type RichInline } from '@workspace/contracts/rich-text/document';
import { checkAddresses, type LinkCheckDeps } from '../../link-checks/check-addresses.ts';
import type { BlockInMail } from '../content/message-content.ts';
import { absoluteUrl } from '../rendering/rich-text-in-mail.ts';

/** Checks the links in texts and buttons. One that does not answer is not proven broken. */
export async function checkWrittenLinks(
  em: EntityManager,
  blocks: readonly BlockInMail[],
  deps: LinkCheckDeps,
): Promise<PreflightCheck> {
  const urls = [...new Set(writtenLinks(blocks).map((url) => absoluteUrl(url, deps.publicOrigin)))];
  const checked = await checkAddresses(
    em,
    urls.filter((url) => /^https?:/i.test(url)),
    deps,
  );
  const of = (wanted: string) => checked.filter(({ state }) => state === wanted).map(({ url }) => url);
  const missing = of('missing');
  if (missing.length > 0)
    return { name: 'links', outcome: 'stop', sentence: `These links lead nowhere: ${missing.join(', ')}.` };
  const unknown = of('unknown');
  if (unknown.length > 0)
    return { name: 'links', outcome: 'warning', sentence: `Not checked: no clear answer from ${unknown.join(', ')}.` };
  return { name: 'links', outcome: 'ok', sentence: 'Every link leads somewhere.' };
}

const rank = { ok: 0, warning: 1, stop: 2 } as const;

/** Returns the worse one of two results of the same check. */
export const worseOf = (one: PreflightCheck, other: PreflightCheck): PreflightCheck =>
  rank[other.outcome] > rank[one.outcome] ? other : one;

/** Returns the targets of buttons and of links in texts. */
const writtenLinks = (blocks: readonly BlockInMail[]): string[] =>
  blocks.flatMap((block) => {
    if (block.type === 'button') return block.url;
    return block.type === 'text' ? block.document.flatMap(linksIn) : [];
  });

function linksIn(block: RichBlock): string[] {
  if (isRichList(block))
    return block.children.flatMap((child) => (isRichList(child) ? linksIn(child) : linksOf(child.children)));
  return block.type === 'table' ? [] : linksOf(block.children);
}

const linksOf = (children: readonly RichInline[]): string[] =>
  children.flatMap((inline) => ('type' in inline && inline.type === 'link' ? inline.url : []));
