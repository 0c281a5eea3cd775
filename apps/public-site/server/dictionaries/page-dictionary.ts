import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dictionaryOf, type Dictionary } from './dictionary.ts';

/** The compression dictionary of the pages: HTML and styles that several of them share. */
export interface PageDictionary extends Dictionary {
  /** Path that browsers fetch it from. */
  path: string;
}

/** Reads the dictionary that the build wrote to the folder of assets. Throws when there is none. */
export async function readPageDictionary(assets: string): Promise<PageDictionary> {
  const name = (await readdir(assets)).find((file) => isPageDictionary(file));
  if (name === undefined) throw new Error(`The build has no page dictionary in ${assets}.`);
  return { ...dictionaryOf(await readFile(join(assets, name))), path: `/assets/${name}` };
}

/** Returns true for the file name of a page dictionary. */
export const isPageDictionary = (file: string): boolean => file.endsWith('.dict');

/** Tells a browser to use the file as the dictionary of all pages. */
export const pageDictionaryHeader = 'match="/*", match-dest=("document")';

/** Returns the `Link` header of a page: what it named before, and the dictionary, which the browser fetches when idle. */
export const dictionaryLinkHeader = ({ path }: PageDictionary, { link }: Record<string, string>): { link: string } => ({
  link: [link, `<${path}>; rel="compression-dictionary"`].filter(Boolean).join(', '),
});
