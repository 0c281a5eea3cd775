import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { sentencesIn } from '@workspace/contracts/claims/sentences-in';
import { unsupportedInPost } from '@workspace/contracts/claims/unsupported-in-post';
import { blockTexts } from '@workspace/contracts/rich-text/block-texts';
import type { RichDocument } from '@workspace/contracts/rich-text/document';
import { fromHtml } from '@workspace/contracts/rich-text/from-html';
import { intakeRules } from '@workspace/contracts/rich-text/purify-rules';
import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { withoutLinks } from '../ai-drafts/without-links.ts';

// Runs in threads of their own: 1 MiB of HTML takes seconds, and every request would wait.

const purify = createDOMPurify(new JSDOM('').window);

/** HTML from anywhere, cleaned, as the document that the editor's own serializer writes. */
function readContent(html: string): RichDocument {
  // A body that has begun stays, whatever follows: a frame set would take its place and leave nothing to read.
  const body = purify.sanitize(`<body>${html}`, { ...intakeRules, RETURN_DOM: true });
  return fromHtml(body);
}

/** HTML from anywhere, cleaned and written anew. Empty where nothing readable is left. */
export const clean = (html: string): string => toHtml(readContent(html));

/** The same, with the words of links and not where they lead. */
export const cleanWithoutLinks = (html: string): string => toHtml(withoutLinks(readContent(html)));

/** What a post says. */
export interface PostTexts {
  title: string;
  excerpt: string;
  content: string;
}

/** The sentences of a post that the register of claims does not support, in reading order. */
export function unsupportedSentences({ title, excerpt, content }: PostTexts): string[] {
  const found = unsupportedInPost({ title, excerpt, document: readContent(content) });
  return found.map(({ sentence }) => sentence);
}

/** Every sentence of a post, in reading order. */
export function sentences({ title, excerpt, content }: PostTexts): string[] {
  const texts = [title, excerpt, ...blockTexts(readContent(content)).map(({ text }) => text)];
  return texts.flatMap((text) => sentencesIn(text).map(({ from, to }) => text.slice(from, to)));
}
