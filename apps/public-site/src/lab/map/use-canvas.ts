import { useEffect, useRef, useState, type RefObject } from 'react';
import type { NetworkSource } from '../lab-worker.ts';
import type { Drawing, MapMessage } from './map-worker.ts';
import { drawMap, type MapColors, type MapContent } from './street-map.ts';

type Canvas = RefObject<HTMLCanvasElement | null>;

const colorsOf = (canvas: HTMLCanvasElement): MapColors => {
  const style = getComputedStyle(canvas);
  const token = (name: string) => style.getPropertyValue(name).trim();
  // The river's color is mixed from the scheme's: only a real property has it computed.
  return { ground: token('--surface'), ink: token('--ink'), river: style.color, failedEdge: token('--failed-edge') };
};

/**
 * Draws the map in a worker after its content, its size or the color scheme changes: streets by the thousand take longer
 * than a frame to paint, and sliders must not wait for them. A browser whose workers have no canvas draws here.
 */
export function useDrawing(
  canvas: Canvas,
  source: NetworkSource,
  content: Omit<MapContent, 'colors'> | undefined,
): void {
  const pixels = usePixels(canvas);
  const isDark = useDark();
  const worker = useRef<Worker>(undefined);
  // To compute styles for each drawing would lay out the page once more for each move of a slider.
  const scheme = useRef<{ isDark: boolean; colors: MapColors }>(undefined);
  useEffect(() => {
    worker.current = startMapWorker(canvas.current);
    return () => worker.current?.terminate();
  }, [canvas]);
  useEffect(() => worker.current?.postMessage({ kind: 'streets', source } satisfies MapMessage, {}), [source]);
  useEffect(() => {
    const { current } = canvas;
    if (!current || !content || pixels === 0) return undefined;
    const { network, ...rest } = content;
    if (scheme.current?.isDark !== isDark) scheme.current = { isDark, colors: colorsOf(current) };
    const drawing = { ...rest, colors: scheme.current.colors, size: { pixels, ratio: devicePixelRatio } };
    if (worker.current) {
      postDrawing(worker.current, drawing);
      return undefined;
    }
    const frame = requestAnimationFrame(() => {
      drawMap(current, drawing.size, { ...drawing, network });
      current.dataset.drawn = '';
    });
    return () => cancelAnimationFrame(frame);
  }, [canvas, content, pixels, isDark]);
}

/** Posts a drawing with the ratings of its year alone: a part of an array is sent with the whole array. */
function postDrawing(worker: Worker, drawing: Drawing): void {
  const ratings = drawing.ratings.slice();
  worker.postMessage({ kind: 'drawing', drawing: { ...drawing, ratings } } satisfies MapMessage, [ratings.buffer]);
}

/** Starts the worker that draws on a canvas, where workers can. */
function startMapWorker(canvas: HTMLCanvasElement | null): Worker | undefined {
  if (!canvas || !('transferControlToOffscreen' in canvas)) return undefined;
  const worker = new Worker(new URL('./map-worker.ts', import.meta.url), { type: 'module' });
  const offscreen = canvas.transferControlToOffscreen();
  worker.postMessage({ kind: 'canvas', canvas: offscreen } satisfies MapMessage, [offscreen]);
  worker.addEventListener('message', () => (canvas.dataset.drawn = ''));
  return worker;
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
