import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SampleCurve } from './SampleCurve.tsx';

test.each([
  [1, '>1 unit<'],
  [1200, '>1,200 units<'],
])('SampleCurve counts %d in words', (units, label) => {
  const html = renderToStaticMarkup(<SampleCurve question={{ units, margin: 5, spread: 10 }} />);
  expect(html.replaceAll('<!-- -->', '')).toContain(label);
});
