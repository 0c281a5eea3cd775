import { afterEach, expect, it } from 'vitest';
import { drawRoad } from '../../src/head/road-drawing.tsx';
import { PreviewRenderer } from './preview-renderer.ts';

const text = (title: string) => ({ title, subtitle: '', tab: 'Field Assessment', foot: '' });
let renderer: PreviewRenderer;
afterEach(() => renderer.close());

it('draws the same words as the same bytes, also in a new thread', async () => {
  renderer = new PreviewRenderer(async () => drawRoad());
  const first = await renderer.render(text('Potholes'));
  await renderer.close();
  expect(first.equals(await renderer.render(text('Potholes')))).toBe(true);
  expect(first.equals(await renderer.render(text('Cracks')))).toBe(false);
});

it.each(['道路の状態', '🚧🚧'])('shows the category where it has no letters for the title %s', async (title) => {
  renderer = new PreviewRenderer(async () => drawRoad());
  const [unwritable, category] = await Promise.all([
    renderer.render(text(title)),
    renderer.render({ ...text('Field Assessment'), tab: '' }),
  ]);
  expect(unwritable.equals(category)).toBe(true);
});

it('refuses when too many wait, and goes on with those that do', async () => {
  renderer = new PreviewRenderer(async () => drawRoad(), 3);
  const asked = Array.from({ length: 5 }, (_, index) => renderer.render(text(String(index))));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

it('begins anew after a drawing that failed', async () => {
  let isFirst = true;
  renderer = new PreviewRenderer(async () => {
    if (!isFirst) return drawRoad();
    isFirst = false;
    return { ...drawRoad(), road: '<not svg' };
  });
  await expect(renderer.render(text('Potholes'))).rejects.toThrow('SVG');
  expect((await renderer.render(text('Potholes'))).toString('latin1', 1, 4)).toBe('PNG');
});
