import { describe, expect, it } from 'vitest';
import { uniqueIds } from './unique-ids.ts';

class CountedSet extends Set<string> {
  lookups = 0;
  readonly most: number;
  constructor(most: number) {
    super();
    this.most = most;
  }
  override has(id: string): boolean {
    this.lookups += 1;
    if (this.lookups > this.most) throw new Error(`More than ${this.most} lookups`);
    return super.has(id);
  }
}

describe('uniqueIds', () => {
  it('numbers all but the first of the same ids', () =>
    expect(uniqueIds(['01', '02', '01', '01', '02'])).toEqual(['01', '02', '01-2', '01-3', '02-2']));

  it('skips numbers that other ids have', () =>
    expect(uniqueIds(['01-2', '01', '01', '01', '01-3', '01-2'])).toEqual([
      '01-2',
      '01',
      '01-3',
      '01-4',
      '01-3-2',
      '01-2-2',
    ]));

  it.each([
    ['the same 50,000 times', () => '0'],
    ['numbered already', (index: number) => (index < 25_000 ? `0-${index}` : '0')],
  ])('looks up an id at most three times when ids are %s', (_name, idAt) => {
    const ids = Array.from({ length: 50_000 }, (_, index) => idAt(index));
    expect(new Set(uniqueIds(ids, new CountedSet(150_000))).size).toBe(50_000);
  });
});
