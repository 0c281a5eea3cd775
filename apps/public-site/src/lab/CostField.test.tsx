import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CostField } from './CostField.tsx';

test.each([
  ['5', true],
  ['', false],
  ['12,5', false],
  ['3.74', false],
])('CostField with “%s” says that it counts in place of the source: %s', (typed, isUsed) => {
  const html = renderToStaticMarkup(
    <CostField
      treatment="crack-seal"
      streetClass="local"
      state={{ costList: 'somerville', costs: { 'crack-seal-local': typed } }}
      onText={() => undefined}
    />,
  );
  expect(html.includes('Yours instead of $3.74.')).toBe(isUsed);
});
