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

/** Returns the URL of the preview image of a page, whose address may have a query. The home page uses `/home`. */
export function previewAddress(page: string, { version }: Preview): string {
  const [path = '', query] = page.split('?');
  return `/preview${path === '/' ? '/home' : path}.png?${query ? `${query}&` : ''}v=${version}`;
}

/** Returns the path and the query of the page for a preview URL, or undefined when the URL has another form. */
export function pageOfPreview(address: string): { path: string; search: string } | undefined {
  const [, path, query] = /^\/preview(\/[^?]+)\.png(?:\?(.*))?$/.exec(address) ?? [];
  if (path === undefined) return undefined;
  const params = new URLSearchParams(query);
  params.delete('v');
  return { path: path === '/home' ? '/' : path, search: params.size > 0 ? `?${params.toString()}` : '' };
}
