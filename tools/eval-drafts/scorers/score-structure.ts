import type { AiDraft } from '@workspace/contracts/ai-drafts';
import { blogCategories } from '@workspace/contracts/blog-categories';
import { htmlBlocks, type HtmlBlock } from './html-blocks.ts';

/** The reading speed that read times are compared with, in words a minute. */
const wordsPerMinute = 220;

type Check = (draft: AiDraft, blocks: readonly HtmlBlock[]) => boolean;

const isHeading = ({ element }: HtmlBlock): boolean => /^h\d$/.test(element);
const isWithin = (text: string, least: number, most: number): boolean => text.length >= least && text.length <= most;

/** The checks of a draft's structure. The lengths are those that the prompt asks for. */
const checks: Readonly<Record<string, Check>> = {
  'title length': ({ title }) => isWithin(title, 10, 90),
  'excerpt length': ({ excerpt }) => isWithin(excerpt, 40, 300),
  'three headings': (_draft, blocks) => blocks.filter(({ element }) => element === 'h2').length >= 3,
  'headings in order': (_draft, blocks) => isOrdered(blocks.filter(isHeading)),
  'text under headings': (_draft, blocks) =>
    blocks.every((block, index) => !isHeading(block) || !isBare(block, blocks[index + 1])),
  'opening paragraph': (_draft, blocks) => blocks[0]?.element === 'p',
  'five paragraphs': (_draft, blocks) => blocks.filter(({ element }) => element === 'p').length >= 5,
  category: ({ category }) => (blogCategories as readonly string[]).includes(category),
  'read time': ({ readTime }, blocks) => isReadTime(readTime, blocks),
};

/** Levels begin with h2, and a level follows at most one above it. */
function isOrdered(headings: readonly HtmlBlock[]): boolean {
  const levels = headings.map(({ element }) => Number(element.slice(1)));
  return levels.every((level, index) => level >= 2 && level <= (levels[index - 1] ?? 1) + 1);
}

/** True for a heading without a text, a list or a deeper heading after it. */
const isBare = (heading: HtmlBlock, next: HtmlBlock | undefined): boolean =>
  next === undefined || (isHeading(next) && next.element <= heading.element);

function isReadTime(readTime: string, blocks: readonly HtmlBlock[]): boolean {
  const minutes = Number(/^([1-9]\d?) min read$/.exec(readTime)?.[1] ?? NaN);
  const words = blocks.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  // A model estimates.
  return Math.abs(minutes - words / wordsPerMinute) <= 2;
}

/** The share of passed checks, from 0 to 1, and the names of the failed ones. */
export interface StructureScore {
  share: number;
  failures: string[];
}

/** Scores the structure of a draft. */
export function scoreStructure(draft: AiDraft): StructureScore {
  const blocks = htmlBlocks(draft.content);
  const failures = Object.keys(checks).filter((name) => !checks[name]!(draft, blocks));
  return { share: 1 - failures.length / Object.keys(checks).length, failures };
}
