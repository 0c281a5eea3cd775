import { shownCharacters } from '@workspace/contracts/search-snippet';
import { undescribedPictures } from '@workspace/contracts/rich-text/undescribed-pictures';
import { readDrawing } from '@workspace/contracts/rich-text/read-drawing';
import { documentOf, valueOf } from '../../editor/rich-text-value.ts';
import { formatCount } from '../../layout/format-number.ts';
import { expiredInPost, expiredText } from '../claim-checks/expired-claims.ts';
import { plainContent } from './differences.ts';
import type { PostValues } from './post-values.ts';
import { readingGrade } from './reading-grade.ts';

/**
 * One point to look at before a post is published. A `stop` has to be mended first; `advice` is for the writer, and what
 * is `waiting` is still being checked.
 */
export interface PostCheck {
  id: string;
  state: 'done' | 'advice' | 'stop' | 'waiting';
  text: string;
}

const excerptLengths = { min: 50, max: 160 };
const hardGrade = 14;

/**
 * Checks a post before it is published at a time. `unchecked` is the number of statements that the register does not
 * support.
 */
export function checkPost(values: PostValues, unchecked: number, now: Date): PostCheck[] {
  const { content, excerpt, coverImageId } = values;
  return [
    ...checkPictures(content),
    ...checkDrawings(content),
    coverImageId
      ? { id: 'cover', state: 'done', text: 'A cover picture is chosen' }
      : { id: 'cover', state: 'advice', text: 'No cover picture: cards and shared links show a drawing' },
    ...checkHeadings(content),
    checkExcerpt(excerpt.trim().length),
    ...checkSearchTexts(values),
    unchecked === 0
      ? { id: 'claims', state: 'done', text: 'No statement is left to check' }
      : { id: 'claims', state: 'advice', text: `${formatCount(unchecked, 'statement')} to check: you are asked next` },
    ...expiredInPost(values, now).map((claim): PostCheck => ({
      id: `expired-${claim.value} ${claim.wording}`,
      state: 'advice',
      text: expiredText(claim),
    })),
    ...checkGrade(content),
  ];
}

function checkPictures(content: string): PostCheck[] {
  if (!content.includes('<img ')) return [];
  const missing = undescribedPictures(content);
  if (missing === 0) return [{ id: 'alt', state: 'done', text: 'Every picture has alt text or is decorative' }];
  const text = `${formatCount(missing, 'picture has', 'pictures have')} no alt text. Describe it, or mark it as decorative`;
  return [{ id: 'alt', state: 'stop', text }];
}

function checkDrawings(content: string): PostCheck[] {
  if (!content.includes('<figure data-drawing=')) return [];
  const wrong = documentOf(valueOf(content)).filter(
    (block) => block.type === 'drawing' && readDrawing(block.kind, block.rows) === undefined,
  ).length;
  if (wrong === 0) return [{ id: 'drawings', state: 'done', text: 'Every drawing has its values' }];
  const text = `${formatCount(wrong, 'drawing has', 'drawings have')} a value to correct: readers see a table instead`;
  return [{ id: 'drawings', state: 'advice', text }];
}

function checkHeadings(content: string): PostCheck[] {
  const levels = [...content.matchAll(/<h([234])>/g)].map(([, level]) => Number(level));
  if (levels.length === 0) return [];
  const isSkipped = levels.some((level, index) => level > (levels[index - 1] ?? 1) + 1);
  return [
    isSkipped
      ? { id: 'headings', state: 'advice', text: 'A level of headings is skipped' }
      : { id: 'headings', state: 'done', text: 'Headings are in order' },
  ];
}

function checkExcerpt(length: number): PostCheck {
  const { min, max } = excerptLengths;
  if (length >= min && length <= max) return { id: 'excerpt', state: 'done', text: 'The excerpt has a good length' };
  const text = `The excerpt has ${formatCount(length, 'character')}: search engines show ${min} to ${max}`;
  return { id: 'excerpt', state: 'advice', text };
}

/** Checks the texts that a post has for search engines alone. */
function checkSearchTexts({ seoTitle, seoDescription }: PostValues): PostCheck[] {
  const texts = [
    { name: 'title', length: seoTitle.trim().length, shown: shownCharacters.title },
    { name: 'description', length: seoDescription.trim().length, shown: shownCharacters.description },
  ];
  return texts
    .filter(({ length }) => length > 0)
    .map(({ name, length, shown }) =>
      length > shown
        ? {
            id: `search-${name}`,
            state: 'advice',
            text: `Search engines show about ${shown} characters of the search ${name}`,
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
      ? { id: 'grade', state: 'advice', text: `${text}: shorter sentences would help` }
      : { id: 'grade', state: 'done', text },
  ];
}
