/** Configuration that the server knows only at start. The page passes it to the browser in a JSON block. */
export interface SiteConfig {
  /** URL of the console's folder, without a trailing slash. */
  readonly staffConsoleUrl: string;
  /** True when the URL matches no page and a fallback is rendered in its place. */
  readonly isMissing: boolean;
}

export const siteConfigId = 'site-config';

/** Parses a JSON block of the page, in the browser. */
export function jsonBlock<T>(id: string): T {
  return JSON.parse(document.getElementById(id)?.textContent ?? '{}') as T;
}
