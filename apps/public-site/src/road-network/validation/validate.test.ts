import { describe, expect, it } from 'vitest';
import { validate } from './validate.ts';

describe('validate', () => {
  const cases = validate();

  it('gives the figures that the page on the method prints', async () => {
    await expect(`${JSON.stringify(cases, null, 2)}\n`).toMatchFileSnapshot('results.json');
  });

  it('holds Berkeley’s average within a tenth of the published budget when money is spread evenly', () => {
    expect(cases[0]).toMatchObject({ isHit: true, published: { low: 18_300_000 } });
  });
});
