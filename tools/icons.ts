import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { root } from './config.ts';

/** Generates the site's icons from `favicon.svg`: for old browsers, for home screens, and for a mask of any shape. */
const folder = join(root, 'apps/public-site/public');

const { resolve } = createRequire(import.meta.url);
await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')));

const favicon = await readFile(join(folder, 'favicon.svg'), 'utf8');
const drawing = favicon.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
const asphalt = /fill="(#[0-9a-f]{6})"/.exec(favicon)![1]!;

/** Phones round the corners themselves, and a mask keeps only the middle: the drawing takes `share` of the width. */
const filled = (share: number) => {
  const edge = (32 * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${asphalt}" d="M0 0h32v32H0z"/>
<g transform="translate(${edge} ${edge}) scale(${share})">${drawing}</g></svg>`;
};

const pngOf = (svg: string, width: number) =>
  Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng());

/** Builds an ICO file from PNGs of these widths. */
function icoOf(widths: readonly number[]): Buffer {
  const images = widths.map((width) => pngOf(favicon, width));
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, image] of images.entries()) {
    const at = 6 + 16 * index;
    head.set([widths[index]!, widths[index]!, 0, 0, 1, 0, 32, 0], at);
    head.writeUInt32LE(image.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += image.length;
  }
  return Buffer.concat([head, ...images]);
}

const icons = {
  'favicon.ico': icoOf([16, 32]),
  'apple-touch-icon.png': pngOf(filled(0.86), 180),
  'icon-192.png': pngOf(favicon, 192),
  'icon-512.png': pngOf(favicon, 512),
  'icon-maskable-512.png': pngOf(filled(0.8), 512),
};
for (const [name, bytes] of Object.entries(icons)) {
  await writeFile(join(folder, name), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
