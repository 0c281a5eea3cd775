/** Texts of the preview image of a page. An empty text is left out. */
export interface PreviewText {
  readonly title: string;
  readonly subtitle: string;
  /** Kind of page, on the small board over the sign. */
  readonly tab: string;
  readonly foot: string;
}

/** A page's preview image: its texts, and a version that changes with them. */
export interface Preview {
  readonly text: PreviewText;
  readonly version: string;
}

/** Returns the URL of a page's preview image. The home page uses `/home`. */
export function previewAddress(path: string, { version }: Preview): string {
  return `/preview${path === '/' ? '/home' : path}.png?v=${version}`;
}

/** Returns the path of the page for a preview URL, or undefined when the URL has another form. */
export function pageOfPreview(address: string): string | undefined {
  const path = /^\/preview(\/[^?]+)\.png(?:\?|$)/.exec(address)?.[1];
  return path === '/home' ? '/' : path;
}
