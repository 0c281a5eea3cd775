import { afterEach, describe, expect, it } from 'vitest';
import { PreviewRenderer } from './preview-renderer.ts';

/** A plain road: the stones of the real one take a second in each new thread. */
const drawRoad = () => ({
  road: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" /></svg>',
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" /></svg>',
  findings: [],
});

const text = (title: string) => ({ title, subtitle: '', tab: 'Field Assessment', foot: '' });
let renderer: PreviewRenderer;
afterEach(() => renderer.close());

describe('preview renderer', () => {
  it('renders the same text to the same bytes, even in a new thread', async () => {
    renderer = new PreviewRenderer(async () => drawRoad());
    const first = await renderer.render(text('Potholes'));
    await renderer.close();
    expect(first.equals(await renderer.render(text('Potholes')))).toBe(true);
    expect(first.equals(await renderer.render(text('Cracks')))).toBe(false);
  });

  it.each(['道路の状態', '🚧🚧'])('shows the category when the font has no letters for the title %s', async (title) => {
    renderer = new PreviewRenderer(async () => drawRoad());
    const [unwritable, category] = await Promise.all([
      renderer.render(text(title)),
      renderer.render({ ...text('Field Assessment'), tab: '' }),
    ]);
    expect(unwritable.equals(category)).toBe(true);
  });

  it('rejects requests beyond the limit and finishes the waiting ones', async () => {
    renderer = new PreviewRenderer(async () => drawRoad(), 3);
    const requested = Array.from({ length: 5 }, (_, index) => renderer.render(text(String(index))));
    const outcomes = await Promise.allSettled(requested);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('recovers after a failed rendering', async () => {
    let isFirst = true;
    renderer = new PreviewRenderer(async () => {
      if (!isFirst) return drawRoad();
      isFirst = false;
      return { ...drawRoad(), road: '<not svg' };
    });
    await expect(renderer.render(text('Potholes'))).rejects.toThrow('SVG');
    expect((await renderer.render(text('Potholes'))).toString('latin1', 1, 4)).toBe('PNG');
  });
});
