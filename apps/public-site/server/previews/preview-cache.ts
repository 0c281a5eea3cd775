import type { Preview } from '../../src/head/preview.ts';

/** About 40 MB at a quarter of a megabyte each. */
const maxEntries = 160;

/**
 * Caches preview images by version. Renders each image once for all concurrent requests; evicts the least recently
 * requested first.
 */
export class PreviewCache {
  readonly #render: (preview: Preview) => Promise<Buffer>;
  readonly #maxEntries: number;
  readonly #images = new Map<string, Promise<Buffer>>();

  constructor(render: (preview: Preview) => Promise<Buffer>, limit = maxEntries) {
    this.#render = render;
    this.#maxEntries = limit;
  }

  get(preview: Preview): Promise<Buffer> {
    const { version } = preview;
    const image = this.#images.get(version) ?? this.#render(preview);
    this.#images.delete(version);
    this.#images.set(version, image);
    image.catch(() => this.#images.delete(version));
    const [oldest] = this.#images.keys();
    if (this.#images.size > this.#maxEntries) this.#images.delete(oldest!);
    return image;
  }
}
