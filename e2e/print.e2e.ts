import { expect, test } from './test.ts';

test('an article prints no empty page after its last line', async ({ page, complaints: _watched }) => {
  await page.goto('/blog/cost-pave-road-per-mile');
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(5);
});
