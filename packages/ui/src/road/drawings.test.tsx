import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CostBars } from './CostBars.tsx';
import { CostByLength } from './CostByLength.tsx';
import { CostLanes } from './CostLanes.tsx';
import { CoverageMap } from './CoverageMap.tsx';
import { DeductSteps } from './DeductSteps.tsx';
import { examplePlan } from './example-plan.ts';
import { ImageInterval } from './ImageInterval.tsx';
import { MeasuredDistress } from './MeasuredDistress.tsx';
import { PavementPatch } from './PavementPatch.tsx';
import { PciHistogram } from './PciHistogram.tsx';
import { PlanYears } from './PlanYears.tsx';
import { CoreLayer } from './CoreLayer.tsx';
import { SampleUnit } from './SampleUnit.tsx';
import { StreetView } from './StreetView.tsx';
import { ValueDrawing } from './ValueDrawing.tsx';
import { VehicleCamera } from './VehicleCamera.tsx';

const bars = [
  { name: 'Before', total: '$3M', parts: [{ name: 'repairs', amount: 3e6, shade: '1' as const }] },
  { name: 'After', total: '$2M', parts: [{ name: 'repairs', amount: 2e6, shade: 'lane' as const }] },
];
const lengths = { perMile: 100, fixed: 300_000, fixedName: 'Fixed', perMileName: 'By the mile' };

const drawings = {
  bars: () => renderToStaticMarkup(<CostBars bars={bars} />),
  lanes: () => renderToStaticMarkup(<CostLanes today={bars[0]!} ours={bars[1]!} description="Two sums." />),
  length: () => renderToStaticMarkup(<CostByLength {...lengths} description="Cost by length." />),
  coverage: () => renderToStaticMarkup(<CoverageMap plan={examplePlan} description="Streets." />),
  interval: () => renderToStaticMarkup(<ImageInterval interval="50 ft" description="Three images." />),
  patch: () => renderToStaticMarkup(<PavementPatch pci={38} description="Cracks." />),
  histogram: () =>
    renderToStaticMarkup(
      <PciHistogram before={[8, 14, 20, 22, 18, 12, 6]} after={[16, 24, 24, 18, 11, 5, 2]} description="Bands." />,
    ),
  core: () => renderToStaticMarkup(<CoreLayer layer={2} />),
  deducts: () => renderToStaticMarkup(<DeductSteps total={45} corrected={33} pci={67} description="Three bars." />),
  measured: () =>
    renderToStaticMarkup(
      <MeasuredDistress name="Alligator" length="20 ft" width="5 ft" description="A measured patch." />,
    ),
  unit: () => renderToStaticMarkup(<SampleUnit percent={4} description="One hundred cells." />),
  years: () => renderToStaticMarkup(<PlanYears description="Five years." />),
  street: () => renderToStaticMarkup(<StreetView description="A street." />),
  vehicle: () => renderToStaticMarkup(<VehicleCamera description="A truck." />),
};

test('the legend of marked ratings runs from 0 to 100, as their scale does', () => {
  const values = { kind: 'pci-scale' as const, marks: [{ name: 'Main St', pci: 62 }] };
  const html = renderToStaticMarkup(<ValueDrawing values={values} />);
  expect(html.indexOf('Failed')).toBeLessThan(html.indexOf('Excellent'));
});

describe('road drawing', () => {
  test.each(Object.entries(drawings))(
    'renders %s the same every time, small, and without a style attribute',
    (_, draw) => {
      expect(draw()).toBe(draw());
      expect(draw()).not.toContain('style=');
      expect(draw().length).toBeLessThan(16_000);
    },
  );

  test.each(Object.entries(drawings))('gives %s a text alternative, or marks it as decorative', (_, draw) => {
    expect(draw()).toMatch(/<desc|aria-hidden="true"/);
  });

  test.each(Object.entries(drawings))('hides the labels inside %s from screen readers', (_, draw) => {
    const isDecorative = /<svg[^>]*aria-hidden="true"/.test(draw());
    for (const [label] of draw().matchAll(/<text[^>]*>/g))
      expect(isDecorative || label.includes('aria-hidden="true"')).toBe(true);
  });

  test('draws the longest sum at full width and the others in proportion', () => {
    const widths = [...drawings.bars().matchAll(/<rect[^>]* width="([\d.]+)"/g)].map(([, width]) => Number(width));
    expect(widths[0]).toBe(1000);
    expect(widths[1]).toBeCloseTo(666.67, 1);
  });

  test('draws the gap between two lanes in yellow when the second is shorter, and in red when it is longer', () => {
    const gapOf = ([today, ours]: (typeof bars)[number][]) =>
      /<rect x="([\d.]+%)" width="([\d.]+%)" class="(less|more)"/
        .exec(renderToStaticMarkup(<CostLanes today={today!} ours={ours!} description="Two sums." />))
        ?.slice(1);
    expect(gapOf(bars)).toEqual(['66.67%', '33.33%', 'less']);
    expect(gapOf([...bars].reverse())).toEqual(['66.67%', '33.33%', 'more']);
  });

  test('keeps the numbers of the boxes on a street apart', () => {
    const plates = [...drawings.street().matchAll(/<rect class="plate" x="([-\d.]+)" y="([-\d.]+)"/g)];
    const corners = plates.map(([, x, y]) => [Number(x), Number(y)] as const);
    expect(corners).toHaveLength(7);
    for (const [index, [x, y]] of corners.entries())
      for (const [otherX, otherY] of corners.slice(index + 1))
        expect(Math.abs(x - otherX) >= 38 || Math.abs(y - otherY) >= 38).toBe(true);
  });

  test('prints the rating of a patch with its band', () => {
    expect(drawings.patch()).toContain('PCI 38 Poor');
  });

  test('prints both shares of every band in a histogram', () => {
    const html = renderToStaticMarkup(
      <PciHistogram before={[8, 14, 20, 22, 18, 12, 6]} after={[18, 25, 24, 16, 11, 5, 1]} description="Bands." />,
    );
    const printed = [...html.matchAll(/>(\d+)% →<\/text><text[^>]*>(\d+)%</g)].map(([, was, is]) => `${was} ${is}`);
    expect(printed).toEqual(['8 18', '14 25', '20 24', '22 16', '18 11', '12 5', '6 1']);
  });
});
