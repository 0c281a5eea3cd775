import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { drawMap, type MapColors, type MapContent } from './street-map.ts';

type Canvas = RefObject<HTMLCanvasElement | null>;

const colorsOf = (canvas: HTMLCanvasElement): MapColors => {
  const style = getComputedStyle(canvas);
  const token = (name: string) => style.getPropertyValue(name).trim();
  // The river's color is mixed from the scheme's: only a real property has it computed.
  return { ground: token('--surface'), ink: token('--ink'), river: style.color };
};

/** Draws the map in the next frame after its content, its size or the color scheme changes. */
export function useDrawing(canvas: Canvas, content: Omit<MapContent, 'colors'> | undefined): void {
  const pixels = usePixels(canvas);
  const isDark = useDark();
  useLayoutEffect(() => {
    const { current } = canvas;
    if (!current || !content || pixels === 0) return undefined;
    const frame = requestAnimationFrame(() => {
      const height = Math.round(pixels / 1.6);
      if (current.width !== pixels || current.height !== height) Object.assign(current, { width: pixels, height });
      drawMap(current, { ...content, colors: colorsOf(current) });
    });
    return () => cancelAnimationFrame(frame);
  }, [canvas, content, pixels, isDark]);
}

/** Returns the device pixels across an element; 0 until it is measured. */
function usePixels(canvas: Canvas): number {
  const [pixels, setPixels] = useState(0);
  useEffect(() => {
    const measure = () => setPixels(Math.round((canvas.current?.clientWidth ?? 0) * devicePixelRatio));
    const observer = new ResizeObserver(measure);
    if (canvas.current) observer.observe(canvas.current);
    return () => observer.disconnect();
  }, [canvas]);
  return pixels;
}

function useDark(): boolean {
  const [isDark, setDark] = useState(false);
  useEffect(() => {
    const query = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => setDark(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isDark;
}
