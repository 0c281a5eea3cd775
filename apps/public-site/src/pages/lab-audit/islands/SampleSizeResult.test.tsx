import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SampleSizeResult } from './SampleSizeResult.tsx';

test.each([
  [
    { units: 100, margin: 1, spread: 1 },
    'within 1 point of the mean of all 100 units, if their ratings vary by 1 point.',
  ],
  [
    { units: 100, margin: 0.5, spread: 10 },
    'within 0.5 points of the mean of all 100 units, if their ratings vary by 10 points.',
  ],
])('SampleSizeResult counts the points of %j in words', (question, words) => {
  expect(renderToStaticMarkup(<SampleSizeResult question={question} />).replaceAll('<!-- -->', '')).toContain(words);
});
