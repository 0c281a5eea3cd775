import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AverageChart } from './AverageChart.tsx';
import { firstYear, horizon } from './lab-state.ts';
import type { YearFigures } from './plan-result.ts';

const figuresTo = (last: number): YearFigures[] =>
  Array.from({ length: horizon + 1 }, (_, ahead) => ({
    average: 60 + ((last - 60) * ahead) / horizon,
    backlog: 0,
    spent: 0,
    shares: [],
  }));

/** Returns the heights of the lines' names in a chart of plans that end at these ratings. */
function heightsOf(a: number, b: number | undefined, nothing: number): number[] {
  const figures = {
    a: figuresTo(a),
    b: b === undefined ? undefined : figuresTo(b),
    nothing: figuresTo(nothing),
    range: figuresTo(a).map(({ average }) => ({ low: average, high: average })),
  };
  const html = renderToStaticMarkup(<AverageChart figures={figures} year={firstYear} shown="a" />);
  return [...html.matchAll(/<text[^>]*class="name[^>]* y="([\d.]+)"/g)].map(([, y]) => Number(y));
}

describe('AverageChart', () => {
  it.each([
    [0, undefined, 0],
    [1, 0, 0],
    [60, 55, 10],
    [100, 99, 98],
  ])('keeps the names of lines that end at %s, %s and %s apart and inside', (a, b, nothing) => {
    const heights = heightsOf(a, b, nothing).toSorted((one, other) => one - other);
    expect(heights).toHaveLength(b === undefined ? 2 : 3);
    for (const [index, height] of heights.entries()) {
      if (index > 0) expect(height - heights[index - 1]!).toBeGreaterThanOrEqual(13 - 1e-9);
      expect(height).toBeLessThan(122);
    }
  });
});
