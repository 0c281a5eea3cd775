import type { Preview } from '../../src/head/preview.ts';

/** About 40 MB at a quarter of a megabyte each. */
const maxEntries = 160;

/**
 * Caches preview images by version. Renders each image once for all concurrent requests; evicts the least recently
 * requested first.
 */
export class CachedPreviews {
  readonly #draw: (preview: Preview) => Promise<Buffer>;
  readonly #most: number;
  readonly #held = new Map<string, Promise<Buffer>>();

  constructor(render: (preview: Preview) => Promise<Buffer>, most = maxEntries) {
    this.#draw = render;
    this.#most = most;
  }

  picture(preview: Preview): Promise<Buffer> {
    const { version } = preview;
    const picture = this.#held.get(version) ?? this.#draw(preview);
    this.#held.delete(version);
    this.#held.set(version, picture);
    picture.catch(() => this.#held.delete(version));
    const [oldest] = this.#held.keys();
    if (this.#held.size > this.#most) this.#held.delete(oldest!);
    return picture;
  }
}
