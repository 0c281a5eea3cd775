/** What the server knows only at start and the browser has to be told. Travels in the page as a block of JSON. */
export interface SiteConfig {
  /** The console's folder, without a trailing slash. */
  readonly staffConsoleUrl: string;
  /** The address names nothing: what was drawn stands in its place. */
  readonly isMissing: boolean;
}

export const siteConfigId = 'site-config';

/** Reads a JSON block of the page, in the browser. */
export function jsonBlock<T>(id: string): T {
  return JSON.parse(document.getElementById(id)?.textContent ?? '{}') as T;
}
