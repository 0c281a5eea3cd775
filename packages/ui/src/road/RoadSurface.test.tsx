import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { examplePlan } from './example-plan.ts';
import { RoadSurface } from './RoadSurface.tsx';
import { StreetNetwork } from './StreetNetwork.tsx';

const surface = () => renderToStaticMarkup(<RoadSurface segment="Segment 0412" pci={38} note="example" />);
const network = () => renderToStaticMarkup(<StreetNetwork plan={examplePlan} description="A town's streets." />);

describe('RoadSurface', () => {
  test('renders the same drawing every time', () => {
    expect(surface()).toBe(surface());
    expect(network()).toBe(network());
  });

  test('prints the rating that it colors and has no style attribute', () => {
    expect(surface()).toContain('PCI 38 Poor');
    expect(surface() + network()).not.toContain('style=');
  });

  test('is smaller than a small photograph', () => {
    expect(surface().length).toBeLessThan(20_000);
    expect(network().length).toBeLessThan(12_000);
  });
});
