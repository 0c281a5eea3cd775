import { describe, expect, it } from 'vitest';
import { goodDraft } from './a-good-draft.ts';
import { scoreStructure } from './score-structure.ts';

const { content } = goodDraft();

describe('scoreStructure', () => {
  it('accepts a complete draft', () => expect(scoreStructure(goodDraft())).toEqual({ share: 1, failures: [] }));

  it.each([
    ['title length', { title: 'Seal' }],
    ['title length', { title: 'x'.repeat(91) }],
    ['excerpt length', { excerpt: 'Short.' }],
    ['excerpt length', { excerpt: 'x'.repeat(301) }],
    ['three headings', { content: content.replace('<h2>Show the record</h2>', '') }],
    ['headings in order', { content: content.replaceAll('h3>', 'h4>') }],
    ['headings in order', { content: content.replace('<h2>Water', '<h3>x</h3><p>y</p><h2>Water') }],
    ['text under headings', { content: `${content}<h2>And then</h2>` }],
    ['text under headings', { content: content.replace('<h2>Show', '<h2>Bare</h2><h2>Show') }],
    ['opening paragraph', { content: content.replace('<p>Water', '<ul><li>x</li></ul><p>Water') }],
    ['five paragraphs', { content: content.replace('<p>Pictures end a dispute.</p>', '<ul><li>x</li></ul>') }],
    ['category', { category: 'News' as 'Smart Cities' }],
    ['read time', { readTime: '1 minute' }],
    ['read time', { readTime: '9 min read' }],
  ])('detects a wrong %s', (failure, change) => {
    const score = scoreStructure(goodDraft(change));
    expect(score.failures).toEqual([failure]);
    expect(score.share).toBeCloseTo(8 / 9);
  });

  it.each([
    ['title', { title: 'x'.repeat(90) }],
    ['short title', { title: 'x'.repeat(10) }],
    ['excerpt', { excerpt: 'x'.repeat(300) }],
    ['short excerpt', { excerpt: 'x'.repeat(40) }],
    ['read time', { readTime: '2 min read' }],
  ])('accepts a %s at its limit', (_field, change) => expect(scoreStructure(goodDraft(change)).failures).toEqual([]));
});
