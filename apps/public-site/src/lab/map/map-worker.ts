import { exampleTown } from '../../road-network/example-town.ts';
import type { Network } from '../../road-network/segment.ts';
import type { NetworkSource } from '../lab-worker.ts';
import { drawMap, type MapContent, type MapSize } from './street-map.ts';

/** A map without its streets: they are sent once. */
export type Drawing = Omit<MapContent, 'network'> & { readonly size: MapSize };

export type MapMessage =
  | { readonly kind: 'canvas'; readonly canvas: OffscreenCanvas }
  | { readonly kind: 'streets'; readonly source: NetworkSource }
  | { readonly kind: 'drawing'; readonly drawing: Drawing };

let canvas: OffscreenCanvas | undefined;
let network: Network | undefined;
let next: Drawing | undefined;

/** Draws the latest content in the next frame: a slider sends more of them than a slow machine can draw. */
function schedule(drawing: Drawing): void {
  if (next === undefined) requestAnimationFrame(draw);
  next = drawing;
}

function draw(): void {
  const drawing = next!;
  next = undefined;
  // The streets of another network may be on their way.
  if (!canvas || !network || network.segments.length !== drawing.ratings.length) return;
  drawMap(canvas, drawing.size, { ...drawing, network });
  postMessage('drawn');
}

addEventListener('message', ({ data }: MessageEvent<MapMessage>) => {
  if (data.kind === 'canvas') canvas = data.canvas;
  else if (data.kind === 'streets') network = typeof data.source === 'number' ? exampleTown(data.source) : data.source;
  else schedule(data.drawing);
});
