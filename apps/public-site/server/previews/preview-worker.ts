import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { PreviewText } from '../../src/head/preview.ts';
import type { RoadDrawing } from '../../src/head/road-drawing.tsx';
import { loadTypeface } from './typeface.ts';
import { renderBackground } from './preview-background.ts';
import { renderPreview } from './preview-image.ts';

// Runs in a worker thread, so that no reader waits for an image.

const { resolve } = createRequire(import.meta.url);
await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')));
const [bold, medium] = [loadTypeface(800), loadTypeface(600)];

function renderPng(svg: string): Uint8Array {
  const rendering = new Resvg(svg, { font: { loadSystemFonts: false } });
  const image = rendering.render();
  try {
    return image.asPng();
  } finally {
    image.free();
    rendering.free();
  }
}

/** The `workerData` of a thread. */
export interface PreviewStart {
  road: RoadDrawing;
  /** The background as an earlier thread rendered it: the stones of the road take a second and never differ. */
  background?: string | undefined;
}

/** A thread's message for each rendered image. */
export interface RenderedPreview {
  png: Uint8Array;
  background: string;
}

const start = workerData as PreviewStart;
const background = start.background ?? renderBackgroundUrl(start.road);

function renderBackgroundUrl(road: RoadDrawing): string {
  const png = renderPng(renderBackground(road, bold, medium));
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
}

parentPort?.on('message', (text: PreviewText) => {
  const png = renderPng(renderPreview(text, background, bold, medium));
  parentPort?.postMessage({ png, background } satisfies RenderedPreview, [png.buffer as ArrayBuffer]);
});
