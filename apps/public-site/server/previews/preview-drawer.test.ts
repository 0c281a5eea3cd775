import { afterEach, expect, it } from 'vitest';
import { drawRoad } from '../../src/head/road-drawing.tsx';
import { PreviewDrawer } from './preview-drawer.ts';

const words = (title: string) => ({ title, sentence: '', tab: 'Field Assessment', foot: '' });
let drawer: PreviewDrawer;
afterEach(() => drawer.close());

it('draws the same words as the same bytes, also in a new thread', async () => {
  drawer = new PreviewDrawer(async () => drawRoad());
  const first = await drawer.draw(words('Potholes'));
  await drawer.close();
  expect(first.equals(await drawer.draw(words('Potholes')))).toBe(true);
  expect(first.equals(await drawer.draw(words('Cracks')))).toBe(false);
});

it.each(['道路の状態', '🚧🚧'])('shows the category where it has no letters for the title %s', async (title) => {
  drawer = new PreviewDrawer(async () => drawRoad());
  const [unwritable, category] = await Promise.all([
    drawer.draw(words(title)),
    drawer.draw({ ...words('Field Assessment'), tab: '' }),
  ]);
  expect(unwritable.equals(category)).toBe(true);
});

it('refuses when too many wait, and goes on with those that do', async () => {
  drawer = new PreviewDrawer(async () => drawRoad(), 3);
  const asked = Array.from({ length: 5 }, (_, index) => drawer.draw(words(String(index))));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

it('begins anew after a drawing that failed', async () => {
  let isFirst = true;
  drawer = new PreviewDrawer(async () => {
    if (!isFirst) return drawRoad();
    isFirst = false;
    return { ...drawRoad(), road: '<not svg' };
  });
  await expect(drawer.draw(words('Potholes'))).rejects.toThrow('SVG');
  expect((await drawer.draw(words('Potholes'))).toString('latin1', 1, 4)).toBe('PNG');
});
