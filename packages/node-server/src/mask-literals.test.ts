import { describe, expect, it } from 'vitest';
import { maskLiterals } from './mask-literals.ts';

describe('maskLiterals', () => {
  it.each([
    [`select 1 from "contacts" where "email" = 'ada@city.example'`, `select 1 from "contacts" where "email" = ?`],
    [`values ('O''Neil', 'a\nb', '')`, `values (?, ?, ?)`],
    [String.raw`values (E'O\'Neil', e'\\', 'after')`, `values (?, ?, ?)`],
    [String.raw`values ('ends with \', 'after')`, `values (?, ?)`],
    [`where "name" = 'E' and id = $1`, `where "name" = ? and id = $1`],
  ])('removes the values of %s', (sql, masked) => {
    expect(maskLiterals(sql)).toBe(masked);
  });
});
