import { describe, expect, it } from 'vitest';
import { roundedValue, valueAfterKey } from './slider-values.ts';

const scale = { min: 0, max: 9_000_000, keyStep: 90_000 };
const press = (key: string, held: { shiftKey?: boolean; ctrlKey?: boolean } = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('valueAfterKey', () => {
  it.each([
    ['ArrowRight', 1_990_000],
    ['ArrowUp', 1_990_000],
    ['ArrowLeft', 1_810_000],
    ['ArrowDown', 1_810_000],
    ['PageUp', 2_800_000],
    ['PageDown', 1_000_000],
    ['Home', undefined],
    ['a', undefined],
  ])('moves 1,900,000 by %s to %s', (key, value) => {
    expect(valueAfterKey(press(key), 1_900_000, scale)).toBe(value);
  });

  it('moves by a tenth of a step with Shift', () => {
    expect(valueAfterKey(press('ArrowLeft', { shiftKey: true }), 1_900_000, scale)).toBe(1_891_000);
  });

  it('stays between the ends', () => {
    expect(valueAfterKey(press('PageDown'), 100_000, scale)).toBe(0);
    expect(valueAfterKey(press('ArrowUp'), 8_950_000, scale)).toBe(9_000_000);
  });

  it('leaves shortcuts and sliders without a step to the browser', () => {
    expect(valueAfterKey(press('ArrowLeft', { ctrlKey: true }), 5, scale)).toBeUndefined();
    expect(valueAfterKey(press('ArrowLeft'), 2030, { min: 2026, max: 2046 })).toBeUndefined();
  });
});

describe('roundedValue', () => {
  it('rounds to a tenth of a step, but not the ends', () => {
    expect(roundedValue(1_873_291.47, scale)).toBe(1_872_000);
    expect(roundedValue(8_999_999, { ...scale, max: 8_999_999 })).toBe(8_999_999);
    expect(roundedValue(0, scale)).toBe(0);
  });

  it('leaves values of a slider without a step', () => {
    expect(roundedValue(2031, { min: 2026, max: 2046 })).toBe(2031);
  });
});
