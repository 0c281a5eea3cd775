import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RoadSurface } from './RoadSurface.tsx';
import { StreetNetwork } from './StreetNetwork.tsx';

const surface = () => renderToStaticMarkup(<RoadSurface segment="Segment 0412" pci={38} note="example" />);
const network = () => renderToStaticMarkup(<StreetNetwork description="A town's streets." />);

test('a drawing is the same every time', () => {
  expect(surface()).toBe(surface());
  expect(network()).toBe(network());
});

test('a drawing prints the rating it colours and carries no style attribute', () => {
  expect(surface()).toContain('PCI 38 Poor');
  expect(surface() + network()).not.toContain('style=');
});

test('a drawing weighs less than a small photograph', () => {
  expect(surface().length).toBeLessThan(20_000);
  expect(network().length).toBeLessThan(12_000);
});
