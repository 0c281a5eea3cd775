// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeOf, rowBeside } from './row-place.ts';

const rows = () => [...document.querySelectorAll('li')];
const remove = (...names: string[]) => {
  for (const row of rows()) if (names.includes(row.textContent)) row.remove();
};

beforeEach(() => {
  document.body.innerHTML = '<ul data-rows><li>a</li><li>b</li><li>c</li><li>d</li></ul>';
});
afterEach(() => {
  document.body.innerHTML = '';
});

describe('rowBeside', () => {
  const beside = (step: number, ...gone: string[]) => {
    const place = placeOf(rows()[2]!);
    remove(...gone);
    return rowBeside(place, step)?.textContent;
  };

  it.each([
    ['down', 1, ['c'], 'd'],
    ['up', -1, ['c'], 'b'],
    ['past other removed rows', -1, ['b', 'c'], 'a'],
    ['back at the end of the list', 1, ['c', 'd'], 'b'],
    ['nowhere in an empty list', 1, ['a', 'b', 'c', 'd'], undefined],
    ['nowhere while the row is there', 1, [], undefined],
  ] as const)('goes %s from a removed row', (_name, step, gone, expected) => {
    expect(beside(step, ...gone)).toBe(expected);
  });
});
