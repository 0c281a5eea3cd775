import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { PreviewText } from '../../src/head/preview.ts';
import type { RoadDrawing } from '../../src/head/road-drawing.tsx';
import { lettersOf } from './letters.ts';
import { previewGround } from './preview-ground.ts';
import { previewPicture } from './preview-picture.ts';

// Runs in a worker thread, so that no reader waits for an image.

const { resolve } = createRequire(import.meta.url);
await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')));
const [bold, medium] = [lettersOf(800), lettersOf(600)];

function pngOf(svg: string): Uint8Array {
  const rendering = new Resvg(svg, { font: { loadSystemFonts: false } });
  const image = rendering.render();
  try {
    return image.asPng();
  } finally {
    image.free();
    rendering.free();
  }
}

/** Data that a thread starts with. */
export interface PreviewStart {
  road: RoadDrawing;
  /** The background as an earlier thread rendered it: the stones of the road take a second and never differ. */
  ground?: string | undefined;
}

/** A thread's message for each rendered image. */
export interface RenderedPreview {
  png: Uint8Array;
  ground: string;
}

const begun = workerData as PreviewStart;
const ground = begun.ground ?? groundOf(begun.road);

function groundOf(road: RoadDrawing): string {
  const png = pngOf(previewGround(road, bold, medium));
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
}

parentPort?.on('message', (text: PreviewText) => {
  const png = pngOf(previewPicture(text, ground, bold, medium));
  parentPort?.postMessage({ png, ground } satisfies RenderedPreview, [png.buffer as ArrayBuffer]);
});
