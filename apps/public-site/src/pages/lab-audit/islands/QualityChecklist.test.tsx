import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import QualityChecklist from './QualityChecklist.tsx';

test('QualityChecklist names each box by its item, and describes it by the question and the evidence', () => {
  const html = renderToStaticMarkup(<QualityChecklist query="" />);
  const boxes = [...html.matchAll(/<input[^>]* aria-labelledby="([^"]+)" aria-describedby="(\S+) (\S+)"/g)];
  expect(boxes).toHaveLength(5);
  for (const [, item, question, evidence] of boxes) {
    expect(html).toContain(`<strong id="${item}">`);
    expect(html).toContain(`<span id="${question}">`);
    expect(html).toContain(`<span id="${evidence}">Ask for:`);
  }
});
