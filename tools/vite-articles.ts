import { basename } from 'node:path';
import MarkdownIt from 'markdown-it';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { ArticleFrontMatter } from '../apps/public-site/src/articles/article-meta.ts';
import { frameTables } from '../apps/public-site/src/articles/frame-tables.ts';
import { addHeadingIds, type Heading } from '../apps/public-site/src/articles/outline.ts';

const markdown = new MarkdownIt({ typographer: true });
const figureScheme = 'figure:';

/** A section of an article: text as HTML, or a figure by its file name. */
type Block = { html: string } | { figure: string; alternative: string; caption: string };

interface Article {
  meta: object;
  blocks: Block[];
}

/**
 * Compiles articles in Markdown. `article.md` is a component that renders its text and figures, `article.md?meta` its
 * front matter with its outline, `article.md?html` its text for feeds, `article.md?words` the words for search, and
 * `article.md?figure` the component of its first figure, or null.
 */
export function articles(): Plugin {
  return {
    name: 'articles',
    enforce: 'pre',
    transform: (source, id) => {
      const [file = '', query] = id.split('?');
      if (!file.endsWith('.md')) return null;
      const { meta, blocks } = readArticle(basename(file, '.md'), source);
      if (query === 'meta') return { code: `export default ${JSON.stringify(meta)};`, map: null };
      if (query === 'html') return { code: `export default ${JSON.stringify(feedHtml(blocks))};`, map: null };
      if (query === 'words') return { code: `export default ${JSON.stringify(wordsOf(blocks))};`, map: null };
      if (query === 'figure') return { code: firstFigureOf(blocks), map: null };
      return { code: componentOf(blocks), map: null };
    },
  };
}

/** Parses the sections of an article. Throws when the front matter is invalid. */
export function readArticle(slug: string, source: string): Article {
  const [, matter, body] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? [];
  if (matter === undefined || body === undefined) throw new Error(`${slug}.md has no front matter.`);
  const { data, error } = ArticleFrontMatter.safeParse(parse(matter));
  if (!data)
    throw new Error(
      `${slug}.md: ${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
    );
  const headings: Heading[] = [];
  let tables = 0;
  const blocks = split(body).map((block) => {
    if (!('html' in block)) return block;
    const outline = addHeadingIds(block.html);
    headings.push(...outline.headings);
    const { html, count } = frameTables(outline.html, tables + 1);
    tables += count;
    return { html };
  });
  const day = new Date(`${data.date} UTC`).toISOString();
  return { meta: { slug, ...data, tags: [], createdAt: day, updatedAt: day, publishedAt: day, headings }, blocks };
}

function split(body: string): Block[] {
  const blocks: Block[] = [];
  const tokens = markdown.parse(body, {});
  let from = 0;
  const flush = (to: number) => {
    if (to > from) blocks.push({ html: markdown.renderer.render(tokens.slice(from, to), markdown.options, {}) });
  };
  tokens.forEach((token, index) => {
    const [image, ...others] = token.children ?? [];
    const address = image?.type === 'image' && others.length === 0 ? String(image.attrGet('src')) : '';
    if (!address.startsWith(figureScheme)) return;
    // Removes the paragraph that contains only the figure.
    flush(index - 1);
    from = index + 2;
    const caption = String(image!.attrGet('title') ?? '');
    blocks.push({ figure: address.slice(figureScheme.length), alternative: image!.content, caption });
  });
  flush(tokens.length);
  return blocks;
}

const feedHtml = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if ('html' in block)
        return block.html.replace(/ <a href="[^"]*" data-anchor[^>]*>#<\/a>| data-table tabindex="0"/g, '');
      return `<p><em>${markdown.renderInline(`${block.alternative}. ${block.caption}`)}</em></p>`;
    })
    .join('');

/** Returns every word once, in lowercase. */
function wordsOf(blocks: readonly Block[]): string {
  const text = feedHtml(blocks)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .toLowerCase();
  return [...new Set(text.match(/[\p{L}\p{N}$%&.,'’-]+/gu))].join(' ');
}

function firstFigureOf(blocks: readonly Block[]): string {
  const first = blocks.find((block) => 'figure' in block);
  return first ? `export { default } from './figures/${first.figure}.tsx';` : 'export default null;';
}

function componentOf(blocks: readonly Block[]): string {
  const figures = blocks.flatMap((block) => ('figure' in block ? [block.figure] : []));
  const imports = figures.map((name, index) => `import F${index} from './figures/${name}.tsx';`);
  const children = blocks.map((block, key) => {
    if ('html' in block) return `jsx(ArticleHtml, { html: ${JSON.stringify(block.html)} }, ${key})`;
    const drawing = `jsx(F${figures.indexOf(block.figure)}, {})`;
    return `jsx(ArticleFigure, { caption: ${JSON.stringify(block.caption)}, children: ${drawing} }, ${key})`;
  });
  return [
    `import { Fragment, jsx, jsxs } from 'react/jsx-runtime';`,
    `import { ArticleFigure, ArticleHtml } from '../../src/articles/ArticleBlocks.tsx';`,
    ...imports,
    `export default function Article() { return jsxs(Fragment, { children: [${children.join(', ')}] }); }`,
  ].join('\n');
}
