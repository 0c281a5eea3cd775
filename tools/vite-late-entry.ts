import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc, type Plugin } from 'vite';

const entryTag = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;
const preloadTag = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;

/** Replaces the entry's own tags in the built page with a small script that decides when the entry is loaded. */
export function lateEntry(starter: string): Plugin {
  return {
    name: 'late-entry',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const entry = entryTag.exec(html)?.[1];
        if (!entry) throw new Error('The page has no entry whose loading could be put off.');
        const preloads = [...html.matchAll(preloadTag)].map(([, address]) => address);
        const source = (await readFile(starter, 'utf8'))
          .replace('import(__ENTRY__)', `import(${JSON.stringify(entry)})`)
          .replace('of __PRELOADS__', `of ${JSON.stringify(preloads)}`);
        const { code } = await minify(starter, (await transformWithOxc(source, starter)).code, { module: false });
        return html
          .replace(entryTag, '')
          .replaceAll(preloadTag, '')
          .replace('</body>', () => `<script>${code.trim()}</script></body>`);
      },
    },
  };
}
