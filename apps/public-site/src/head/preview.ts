/** What the picture says that stands for a page where it is shared. An empty text is left out. */
export interface PreviewText {
  readonly title: string;
  readonly subtitle: string;
  /** On the small board over the sign: what kind of page it is. */
  readonly tab: string;
  readonly foot: string;
}

/** A page's picture: its words, and a name that changes with them. */
export interface Preview {
  readonly text: PreviewText;
  readonly version: string;
}

/** Where a page's picture is. The home page has no name of its own. */
export function previewAddress(path: string, { version }: Preview): string {
  return `/preview${path === '/' ? '/home' : path}.png?v=${version}`;
}

/** The page whose picture is at an address, or undefined where no picture can be. */
export function pageOfPreview(address: string): string | undefined {
  const path = /^\/preview(\/[^?]+)\.png(?:\?|$)/.exec(address)?.[1];
  return path === '/home' ? '/' : path;
}
