import { brand } from '../brand.ts';

/** Returns the name of a link card's site: its host without `www.`, or our own for a path of this site. */
export function cardHost(url: string): string {
  if (url.startsWith('/')) return brand.name;
  return (URL.parse(url)?.host ?? url).replace(/^www\./, '');
}
