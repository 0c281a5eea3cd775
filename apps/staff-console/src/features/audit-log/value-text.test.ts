import { expect, it } from 'vitest';
import { shortMoment } from '../../layout/local-time.ts';
import { valueText } from './value-text.ts';

it.each([
  [null, 'nothing'],
  ['true', 'yes'],
  ['2026-11-27T02:55:16.151Z', shortMoment('2026-11-27T02:55:16.151Z')],
  ['2026-11-27T02:55 at the office', '2026-11-27T02:55 at the office'],
  ['ada@lanesight.ai', 'ada@lanesight.ai'],
])('shows the value %s as “%s”', (value, text) => {
  expect(valueText(value)).toBe(text);
});
