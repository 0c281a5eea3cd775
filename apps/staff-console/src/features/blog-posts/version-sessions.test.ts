import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlogPostVersionSummary } from '@workspace/contracts/blog-post-versions';
import { changeText } from './change-text.ts';
import { groupVersions, sessionGapMs, type Save } from './version-sessions.ts';

const start = Date.parse('2026-11-24T09:00:00.000Z');
const minute = 60_000;

const version = (minutes: number, savedBy: string | null, more: Partial<BlogPostVersionSummary> = {}) => ({
  id: `at ${minutes}`,
  savedAt: new Date(start + minutes * minute).toISOString(),
  savedBy,
  title: 'Cracks',
  ...more,
});
const summaryOf = ({ change: _change, ...summary }: Save): BlogPostVersionSummary => summary;
const idsOf = (versions: BlogPostVersionSummary[]) =>
  groupVersions(versions).map(({ saves }) => saves.map(({ id }) => id));

describe('groupVersions', () => {
  it('groups saves of one person with up to 30 minutes between them', () => {
    expect(idsOf([version(61, 'ada'), version(31, 'ada'), version(1, 'ada'), version(0, 'ada')])).toEqual([
      ['at 61', 'at 31', 'at 1', 'at 0'],
    ]);
    expect(idsOf([version(31, 'ada'), version(0.99, 'ada')])).toEqual([['at 31'], ['at 0.99']]);
  });

  it('begins a session when another person saves', () => {
    expect(idsOf([version(3, 'ada'), version(2, 'ben'), version(1, null), version(0, null)])).toEqual([
      ['at 3'],
      ['at 2'],
      ['at 1', 'at 0'],
    ]);
  });

  it('sums up a session against the version before it', () => {
    const [later, first] = groupVersions([
      version(90, 'ada', { changed: ['tags', 'content'], words: 120 }),
      version(80, 'ada', { changed: ['content', 'title'], words: 300 }),
      version(5, 'ada', { changed: ['excerpt'], words: 100 }),
      version(0, 'ada', { words: 100 }),
    ]);
    expect(later!.change).toEqual({ fields: ['title', 'content', 'tags'], words: 20 });
    expect(later!.saves.map(({ change }) => change.words)).toEqual([-180, 200]);
    expect(first!.change).toEqual({ fields: ['excerpt'], words: 0 });
    expect(first!.saves[1]!.change).toEqual({ fields: undefined, words: undefined });
  });

  it('knows no change in responses of an earlier release', () => {
    const [session] = groupVersions([version(1, 'ada'), version(0, 'ada')]);
    expect(session!.change).toEqual({ fields: undefined, words: undefined });
  });

  it('returns every version once, in order, in the longest possible sessions', () => {
    const gaps = fc.array(fc.record({ minutes: fc.double({ min: 0, max: 70, noNaN: true }), by: fc.nat(2) }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(gaps, (saves) => {
        let minutes = 0;
        const versions = saves
          .map(({ minutes: gap, by }) => version((minutes += gap), by === 0 ? null : `person ${by}`))
          .toReversed();
        const sessions = groupVersions(versions).map(({ saves: grouped }) => grouped);
        expect(sessions.flat().map(summaryOf)).toEqual(versions);
        for (const session of sessions)
          for (const [later, earlier] of pairs(session)) expect(isTogether(later, earlier)).toBe(true);
        for (const [later, earlier] of pairs(sessions)) expect(isTogether(later.at(-1)!, earlier[0])).toBe(false);
      }),
    );
  });
});

describe('changeText', () => {
  it.each([
    [{ fields: ['title', 'content'] as const, words: 1_200 }, 'Title, Content (+1,200 words)'],
    [{ fields: ['content'] as const, words: -1 }, 'Content (−1 word)'],
    [{ fields: ['content', 'tags'] as const, words: 0 }, 'Content, Tags'],
    [{ fields: ['tags'] as const, words: 3 }, 'Tags'],
    [{ fields: undefined, words: 3 }, ''],
  ])('formats %j as %j', ({ fields, words }, text) => {
    expect(changeText({ fields: fields && [...fields], words })).toBe(text);
  });
});

const pairs = <T>(list: readonly T[]): [T, T][] => list.slice(1).map((next, index) => [list[index]!, next]);
const isTogether = (later: BlogPostVersionSummary, earlier: BlogPostVersionSummary): boolean =>
  later.savedBy === earlier.savedBy && Date.parse(later.savedAt) - Date.parse(earlier.savedAt) <= sessionGapMs;
