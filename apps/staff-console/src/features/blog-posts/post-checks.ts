import { shownCharacters } from '@workspace/contracts/search-snippet';
import type { UnsupportedInPost } from '@workspace/contracts/claims/find-unsupported-in-post';
import { undescribedPictures } from '@workspace/contracts/rich-text/undescribed-pictures';
import { readDrawing } from '@workspace/contracts/rich-text/read-drawing';
import type { RichBlock } from '@workspace/contracts/rich-text/document';
import { documentOf, valueOf } from '../../editor/rich-text-value.ts';
import { formatCount } from '../../layout/format-number.ts';
import { expiredInPost, expiredText } from '../claim-checks/expired-claims.ts';
import { plainContent } from './differences.ts';
import { findBlock, claimPlace, longestSentence, type PostPlace } from './post-place.ts';
import type { PostValues } from './post-values.ts';
import { readingGrade } from './reading-grade.ts';

/**
 * One point to look at before a post is published. A `stop` has to be corrected first; `advice` is for the writer, and what
 * is `waiting` is still being checked.
 */
export interface PostCheck {
  id: string;
  state: 'done' | 'advice' | 'stop' | 'waiting';
  text: string;
  /** The field or the words to change. Undefined when there is nothing to change. */
  place?: PostPlace | undefined;
}

const excerptLengths = { min: 50, max: 160 };
const hardGrade = 14;

/**
 * Checks a post before it is published at a time. `unchecked` are the statements that the register does not support.
 */
export function checkPost(values: PostValues, unchecked: readonly UnsupportedInPost[], now: Date): PostCheck[] {
  const { content, excerpt, coverImageId } = values;
  return [
    ...checkPictures(content),
    ...checkDrawings(content),
    coverImageId
      ? { id: 'cover', state: 'done', text: 'A cover picture is chosen' }
      : {
          id: 'cover',
          state: 'advice',
          text: 'No cover picture: cards and shared links show a drawing',
          place: { field: 'coverImageId' },
        },
    ...checkHeadings(content),
    checkExcerpt(excerpt.trim().length),
    ...checkSearchTexts(values),
    checkClaims(unchecked),
    ...expiredInPost(values, now).map((claim): PostCheck => ({
      id: `expired-${claim.value} ${claim.wording}`,
      state: 'advice',
      text: expiredText(claim),
      place: claimPlace(values, claim, now),
    })),
    ...checkGrade(content),
  ];
}

function checkClaims(unchecked: readonly UnsupportedInPost[]): PostCheck {
  const [place] = unchecked;
  if (!place) return { id: 'claims', state: 'done', text: 'No statement is left to check' };
  const text = `${formatCount(unchecked.length, 'statement')} to check: you are asked next`;
  return { id: 'claims', state: 'advice', text, place };
}

function checkPictures(content: string): PostCheck[] {
  if (!content.includes('<img ')) return [];
  const missing = undescribedPictures(content);
  if (missing === 0) return [{ id: 'alt', state: 'done', text: 'Every picture has alt text or is decorative' }];
  const text = `${formatCount(missing, 'picture has', 'pictures have')} no alt text. Describe it, or mark it as decorative`;
  const place = findBlock(content, (block) => block.type === 'figure' && block.alt === '' && !block.isDecorative);
  return [{ id: 'alt', state: 'stop', text, place: place && { ...place, part: 'alt' } }];
}

function checkDrawings(content: string): PostCheck[] {
  if (!content.includes('<figure data-drawing=')) return [];
  const isWrong = (block: RichBlock) => block.type === 'drawing' && readDrawing(block.kind, block.rows) === undefined;
  const wrong = documentOf(valueOf(content)).filter(isWrong).length;
  if (wrong === 0) return [{ id: 'drawings', state: 'done', text: 'Every drawing has its values' }];
  const text = `${formatCount(wrong, 'drawing has', 'drawings have')} a value to correct: readers see a table instead`;
  return [{ id: 'drawings', state: 'advice', text, place: findBlock(content, isWrong) }];
}

function checkHeadings(content: string): PostCheck[] {
  if (!/<h[234]>/.test(content)) return [];
  let last = 1;
  const isSkipping = (block: RichBlock) => {
    if (block.type !== 'heading') return false;
    const isFar = block.level > last + 1;
    last = block.level;
    return isFar;
  };
  const skipping = findBlock(content, isSkipping);
  return [
    skipping
      ? { id: 'headings', state: 'advice', text: 'A level of headings is skipped', place: skipping }
      : { id: 'headings', state: 'done', text: 'Headings are in order' },
  ];
}

function checkExcerpt(length: number): PostCheck {
  const { min, max } = excerptLengths;
  if (length >= min && length <= max) return { id: 'excerpt', state: 'done', text: 'The excerpt has a good length' };
  const text = `The excerpt has ${formatCount(length, 'character')}: search engines show ${min} to ${max}`;
  return { id: 'excerpt', state: 'advice', text, place: { field: 'excerpt' } };
}

/** Checks the texts that a post has for search engines alone. */
function checkSearchTexts({ seoTitle, seoDescription }: PostValues): PostCheck[] {
  const texts = [
    { name: 'title', field: 'seoTitle', length: seoTitle.trim().length, shown: shownCharacters.title },
    {
      name: 'description',
      field: 'seoDescription',
      length: seoDescription.trim().length,
      shown: shownCharacters.description,
    },
  ];
  return texts
    .filter(({ length }) => length > 0)
    .map(({ name, field, length, shown }) =>
      length > shown
        ? {
            id: `search-${name}`,
            state: 'advice',
            text: `Search engines show about ${shown} characters of the search ${name}`,
            place: { field },
          }
        : { id: `search-${name}`, state: 'done', text: `The search ${name} has a good length` },
    );
}

function checkGrade(content: string): PostCheck[] {
  const grade = readingGrade(plainContent(content));
  if (grade === undefined) return [];
  const text = `Reads at grade ${Math.max(1, Math.round(grade))} (Flesch-Kincaid)`;
  return [
    grade > hardGrade
      ? {
          id: 'grade',
          state: 'advice',
          text: `${text}: shorter sentences would help`,
          place: longestSentence(content),
        }
      : { id: 'grade', state: 'done', text },
  ];
}
