import { mergeField } from '@workspace/contracts/merge-fields';

/** A part of a subject: words, or a merge field with its fallback, else its key. */
interface SubjectPart {
  text: string;
  field?: string;
}

/** Divides a subject into words and merge fields. */
export function subjectParts(subject: string): SubjectPart[] {
  const parts: SubjectPart[] = [];
  let at = 0;
  for (const { 0: whole, 1: field = '', 2: fallback = '', index } of subject.matchAll(mergeField)) {
    if (index > at) parts.push({ text: subject.slice(at, index) });
    parts.push({ text: fallback.trim() || field, field });
    at = index + whole.length;
  }
  return at < subject.length ? [...parts, { text: subject.slice(at) }] : parts;
}

/** Returns a subject with fallbacks in place of its merge fields, where only a plain text fits. */
export const plainSubject = (subject: string): string =>
  subjectParts(subject)
    .map(({ text }) => text)
    .join('');
