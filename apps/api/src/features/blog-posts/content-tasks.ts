import { createHmac } from 'node:crypto';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { findUnsupportedInPost } from '@workspace/contracts/claims/find-unsupported-in-post';
import { sentencesOfPost } from '@workspace/contracts/claims/sentences-of-post';
import { blockTexts } from '@workspace/contracts/rich-text/block-texts';
import type { RichDocument } from '@workspace/contracts/rich-text/document';
import { fromHtml } from '@workspace/contracts/rich-text/from-html';
import { onlyOwnPictures } from '@workspace/contracts/rich-text/own-pictures';
import { intakeRules } from '@workspace/contracts/rich-text/purify-rules';
import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { htmlDepth } from './html-depth.ts';
import { maxNesting } from './html-shape.ts';
import { nestedTooDeeply } from './too-complex-content.ts';
import { mailDocument } from '../newsletter-campaigns/rendering/mail-document.ts';
import { withoutLinks } from '../ai-drafts/without-links.ts';

export { pageTexts } from '../link-previews/page-texts.ts';

// Runs in worker threads: 1 MiB of HTML takes seconds, which would block every request.

const purify = onlyOwnPictures(createDOMPurify(new JSDOM('').window));

/** Sanitizes any HTML and parses it into the document of the editor's serializer. Throws `nestedTooDeeply`. */
function readContent(html: string): RichDocument {
  // The time to sanitize grows with the square of the depth.
  if (htmlDepth(html) > maxNesting) throw new Error(nestedTooDeeply);
  // An opened body stays open: a frameset would otherwise replace it and leave nothing to read.
  const body = purify.sanitize(`<body>${html}`, { ...intakeRules, RETURN_DOM: true });
  return fromHtml(body);
}

/** Sanitizes any HTML and serializes it again. Empty when nothing readable is left. */
export const clean = (html: string): string => toHtml(readContent(html));

/** Sanitizes the texts of an email, and reduces them to what mail clients show. */
export const readForMail = (texts: readonly string[]): RichDocument[] =>
  texts.map((html) => (html === '' ? [] : mailDocument(readContent(html))));

/** The same, with links replaced by their text. */
export const cleanWithoutLinks = (html: string): string => toHtml(withoutLinks(readContent(html)));

/** The texts of a post. */
export interface PostTexts {
  title: string;
  excerpt: string;
  content: string;
}

/** Finds the sentences of a post that the register of claims does not support, in reading order. */
export function unsupportedSentences({ title, excerpt, content }: PostTexts): string[] {
  const found = findUnsupportedInPost({ title, excerpt, document: readContent(content) });
  return found.map(({ sentence }) => sentence);
}

/** Returns every sentence of a post, in reading order. */
export const sentences = ({ title, excerpt, content }: PostTexts): string[] =>
  sentencesOfPost({ title, excerpt, document: readContent(content) });

/** A run of words this long is rarely the same by chance. */
const inRow = 8;

/**
 * Keyed hashes of runs of words, across sentences and blocks, that recognize text: one in eight of all, the same ones
 * in every text. Ignores case, punctuation and white space.
 */
export function fingerprints({ secrets, ...post }: PostTexts & { secrets: readonly string[] }): string[] {
  const words = wordsOfPost(post);
  const found = new Set<string>();
  for (const secret of secrets)
    for (let at = 0; at + inRow <= words.length; at += 1) {
      const row = words.slice(at, at + inRow).join(' ');
      const hash = createHmac('sha256', secret).update(`words of a draft\n${row}`).digest();
      if (hash[0]! % 8 === 0) found.add(hash.toString('hex'));
    }
  return [...found];
}

/** Returns true when a post contains one of these passages, whatever its case, punctuation and white space. */
export function containsWords({ passages, ...post }: PostTexts & { passages: readonly string[] }): boolean {
  const text = ` ${wordsOfPost(post).join(' ')} `;
  return passages.some((passage) => {
    const words = wordsIn(passage);
    return words.length > 0 && text.includes(` ${words.join(' ')} `);
  });
}

const wordsOfPost = ({ title, excerpt, content }: PostTexts): string[] =>
  wordsIn([title, excerpt, ...blockTexts(readContent(content)).map(({ text }) => text)].join(' '));

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
