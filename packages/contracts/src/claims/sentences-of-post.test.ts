import { describe, expect, it } from 'vitest';
import { findUnsupportedInPost } from './find-unsupported-in-post.ts';
import { sentencesOfPost } from './sentences-of-post.ts';

const post = {
  title: 'Nine reasons',
  excerpt: 'It costs $7.  It lasts.',
  document: [
    { type: 'paragraph' as const, children: [{ text: 'One of\n ten fails. ' }, { text: 'Water is patient.' }] },
  ],
};

describe('sentencesOfPost', () => {
  it('returns title, excerpt and content in reading order', () => {
    expect(sentencesOfPost(post)).toEqual([
      'Nine reasons',
      'It costs $7.',
      'It lasts.',
      'One of',
      'ten fails.',
      'Water is patient.',
    ]);
  });

  it('writes a sentence as the claims check does', () => {
    const all = new Set(sentencesOfPost(post));
    const found = findUnsupportedInPost(post);
    expect(found.length).toBeGreaterThan(2);
    expect(found.filter(({ sentence }) => !all.has(sentence))).toEqual([]);
  });
});
