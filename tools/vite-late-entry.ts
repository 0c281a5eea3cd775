import { build, type Plugin } from 'vite';

const entryTag = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;
const preloadTag = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;

/** Replaces the entry's own tags in the built page with a small script that decides when the entry is loaded. */
export function lateEntry(pageScript: string): Plugin {
  return {
    name: 'late-entry',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const entry = entryTag.exec(html)?.[1];
        if (!entry) throw new Error('The page has no entry whose loading could be put off.');
        const preloads = [...html.matchAll(preloadTag)].map(([, address]) => address);
        const code = await bundle(pageScript, {
          __ENTRY__: JSON.stringify(entry),
          __PRELOADS__: JSON.stringify(preloads),
          __REACT_DOM__: JSON.stringify(preloads.find((address) => address?.includes('react-dom'))),
        });
        return html
          .replace(entryTag, '')
          .replaceAll(preloadTag, '')
          .replace('</body>', () => `<script>${code}</script></body>`);
      },
    },
  };
}

/** Bundles a script into one that can be inlined. */
async function bundle(script: string, define: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: script, external: /^\/assets\//, output: { format: 'iife' } },
    },
  });
  const [{ output } = { output: [] }] = [result].flat() as { output: { type: string; code?: string }[] }[];
  const code = output.find(({ type }) => type === 'chunk')?.code;
  if (!code) throw new Error(`${script} was not bundled.`);
  return code.trim().replaceAll('</script', '<\\/script');
}
