import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import federation from '@originjs/vite-plugin-federation';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { articles } from '../../tools/vite-articles.ts';
import { subsetFonts } from '../../tools/vite-subset-fonts.ts';
import { kitPage } from '../../tools/vite-kit-page.ts';
import { lateEntry } from '../../tools/vite-late-entry.ts';
import { styledInBrowsers } from '../../tools/vite-styled-in-browsers.ts';
import { precompress } from '../../tools/vite-precompress.ts';
import { pageDictionary } from './server/dictionaries/vite-page-dictionary.ts';
import { releaseDictionaries } from './server/dictionaries/vite-release-dictionaries.ts';

const versionOf = (name: string): string => {
  const file = new URL(`node_modules/${name}/package.json`, import.meta.url);
  return JSON.stringify((JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version);
};

/**
 * A file below 2 kB costs more in requests than it saves in bytes: what several islands need comes in one file, and the
 * small islands in another.
 */
const large =
  'entry|islands|lab.|road-network|cost-calculator.C|console-host|pages.(?:faq|lab-audit)|own-streets|toasts|forms.send';
const small = new RegExp(`public-site.src.(?!${large})|ui.src.Button|signed-in`);
const chunks = [
  { name: 'react-dom', test: /node_modules.react-dom/, priority: 3 },
  // Only pages of the lab need it: in the shared file every page would load it.
  { name: 'own-streets', test: /public-site.src.own-streets/, priority: 3 },
  { name: 'shared', test: /[\\/](?:apps|packages)[\\/]/, minShareCount: 2, priority: 2 },
  { name: 'small-islands', test: small, priority: 1 },
];

export default defineConfig(({ isSsrBuild, command }) => ({
  define: {
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
    __ROUTER_VERSION__: versionOf('react-router-dom'),
    __SWR_VERSION__: versionOf('swr'),
  },
  plugins: [
    react(),
    subsetFonts(),
    articles(),
    kitPage(),
    // The plugin fails in the server build, and the server never opens the console.
    !isSsrBuild && federation({ name: 'public-site', remotes: { staff: 'set-at-run-time' } }),
    !isSsrBuild && lateEntry(join(import.meta.dirname, 'src/page-script/page-script.ts')),
    !isSsrBuild && precompress(),
    !isSsrBuild && releaseDictionaries(loadEnv('', import.meta.dirname, 'LAST_RELEASE').LAST_RELEASE),
    isSsrBuild && styledInBrowsers(join(import.meta.dirname, 'dist/client/assets')),
    isSsrBuild && pageDictionary(join(import.meta.dirname, 'dist')),
  ],
  // Ids by file instead of order of creation, so that lazily loaded pages match the styles from the server.
  oxc: { plugins: { styledComponents: { displayName: command === 'serve', fileName: false, pure: true } } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The pages are HTML: only the server's build knows the fonts, and the build script moves them to the client's.
    ...(isSsrBuild && { ssrEmitAssets: true, copyPublicDir: false }),
    ...(!isSsrBuild && {
      rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunks } } },
    }),
  },
  // One file without package lookups: quicker to start, and always React's production build.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  worker: { format: 'es' },
  server: { middlewareMode: true },
  appType: 'custom',
}));
