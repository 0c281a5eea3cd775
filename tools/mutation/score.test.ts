import { describe, expect, it } from 'vitest';
import { isPassed, scoreLines, scoreOf, type TestedMutant } from './score.ts';

const mutant = (status: string, replacement = 'a <= b', line = 3): TestedMutant => ({
  file: 'sum.ts',
  line,
  within: 'if (a < b) return a;',
  original: 'a < b',
  replacement,
  status,
});
const many = (count: number, status: string) => Array.from({ length: count }, () => mutant(status));
const listed = { ...mutant('Survived'), reason: 'a is never b' };

describe('scoreOf', () => {
  it('counts killed mutants and timeouts against survivors and uncovered mutants', () => {
    const score = scoreOf([...many(2, 'Killed'), mutant('Timeout'), mutant('Survived'), mutant('NoCoverage')], []);
    expect(score).toMatchObject({ killed: 3, counted: 5, percent: 60, equivalent: 0 });
    expect(score.survivors.map(({ status }) => status)).toEqual(['Survived', 'NoCoverage']);
  });

  it('rounds down to one decimal', () => {
    expect(scoreOf([...many(2, 'Killed'), mutant('Survived')], []).percent).toBe(66.6);
    expect(scoreOf([...many(1_999, 'Killed'), mutant('Survived')], []).percent).toBe(99.9);
  });

  it('leaves out mutants that did not run', () => {
    expect(scoreOf([mutant('Killed'), mutant('CompileError'), mutant('RuntimeError'), mutant('Ignored')], [])).toEqual(
      expect.objectContaining({ counted: 1, percent: 100 }),
    );
  });

  it('does not count a survivor that is listed as equivalent', () => {
    const score = scoreOf([mutant('Killed', 'true'), mutant('Survived')], [listed]);
    expect(score).toMatchObject({ counted: 1, percent: 100, survivors: [], equivalent: 1, stale: [] });
  });

  it.each(['file', 'within', 'original', 'replacement'])(
    'counts a survivor that differs from the list in %s',
    (key) => {
      const score = scoreOf([mutant('Survived')], [{ ...listed, [key]: 'other' }]);
      expect(score).toMatchObject({ counted: 1, equivalent: 0 });
    },
  );

  it('reports a listed mutant that was killed or does not exist any more', () => {
    expect(scoreOf([mutant('Killed')], [listed]).stale).toEqual([listed]);
    expect(scoreOf([mutant('Killed', 'true')], [listed]).stale).toEqual([listed]);
  });

  it('scores a module without mutants as 0', () => expect(scoreOf([], []).percent).toBe(0));
});

describe('isPassed', () => {
  it('passes from 85 percent on', () => {
    expect(isPassed(scoreOf([...many(17, 'Killed'), ...many(3, 'Survived')], []))).toBe(true);
    expect(isPassed(scoreOf([...many(84, 'Killed'), ...many(16, 'Survived')], []))).toBe(false);
  });

  it('fails while the list names a mutant that is no survivor', () =>
    expect(isPassed(scoreOf(many(9, 'Killed'), [listed]))).toBe(false));
});

describe('scoreLines', () => {
  it('names the score, each survivor with its line, and each stale entry', () => {
    const score = scoreOf(
      [mutant('Killed'), mutant('Survived', 'true', 7), mutant('NoCoverage', 'false', 9)],
      [listed],
    );
    expect(scoreLines('sums', score)).toEqual([
      'FAIL  sums: 33.3 % (1 of 3 killed, besides 0 equivalent)',
      '      survived: sum.ts:7  a < b  =>  true',
      '      not covered: sum.ts:9  a < b  =>  false',
      '      listed, but no survivor: sum.ts  a < b  =>  a <= b',
    ]);
  });

  it('begins with the verdict', () =>
    expect(scoreLines('sums', scoreOf(many(1, 'Killed'), []))).toEqual([
      'pass  sums: 100 % (1 of 1 killed, besides 0 equivalent)',
    ]));
});
