import { describe, expect, it } from 'vitest';
import { withoutServerMarks } from './style-marks.ts';

const rule = (name: string) => `.${name}{color:red;}/*!sc*/\n`;
const mark = (group: number, id: string) => `data-styled.g${group}[id="${id}"]{content:"${id},"}/*!sc*/\n`;
const styles = rule('a') + mark(1, 'sc-a-0') + rule('b') + mark(2, 'sc-b-0');

describe('withoutServerMarks', () => {
  it('drops the mark of a component that only the server renders, and keeps its rules', () => {
    expect(withoutServerMarks(styles, new Set(['sc-b-0']))).toBe(rule('a') + rule('b') + mark(2, 'sc-b-0'));
  });

  it('leaves the last mark, without which the browser drops the rules before it', () => {
    expect(withoutServerMarks(styles, new Set())).toBe(rule('a') + rule('b') + mark(2, 'sc-b-0'));
  });

  it('leaves global styles and the mark before them, so that no other rule goes with a global style', () => {
    const withGlobal =
      rule('a') + mark(1, 'sc-a-0') + rule('body') + mark(2, 'sc-global-x1') + rule('b') + mark(3, 'sc-b-0');
    expect(withoutServerMarks(withGlobal, new Set(['sc-b-0']))).toBe(withGlobal);
  });

  it('changes nothing in development, where the components in browsers are unknown', () => {
    expect(withoutServerMarks(styles)).toBe(styles);
  });
});
