import federation from '@originjs/vite-plugin-federation';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { staffConsoleEntry, staffConsoleModule } from '@workspace/contracts/staff-console';
import { federationSingletons } from '../../tools/federation-singletons.ts';
import { subsetFonts } from '../../tools/vite-subset-fonts.ts';
import { precompress } from '../../tools/vite-precompress.ts';
import packageFile from './package.json' with { type: 'json' };

/**
 * COMPAT: Vite 8's minifier writes one of the federation plugin's markers as a template literal, and the plugin only
 * recognizes quotes.
 */
function quoteStyleMarks(): Plugin {
  return {
    name: 'quote-style-marks',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler: (_options, bundle) => {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.facadeModuleId?.includes('__remoteEntryHelper__')) continue;
          chunk.code = chunk.code.replace(/`(__v__css__[^`$]*)`/g, (_all, mark: string) => JSON.stringify(mark));
        }
      },
    },
  };
}

/** Code that three pages or more need comes in one file: many small ones cost more requests than they save bytes. */
const ofManyPages = { name: 'shared', test: /[\\/](?:apps|packages)[\\/]|[\\/]zod[\\/]/, minShareCount: 3 };

/**
 * COMPAT: a library of the palette imports React's own hook through a CommonJS shim, which would bring a second React.
 */
const storeOfReact = {
  find: 'use-sync-external-store/shim',
  replacement: new URL('src/features/command-palette/external-store.ts', import.meta.url).pathname,
};

/** Read where the console is built, so that staff can say which release they see, whatever server sends it. */
const commit = loadEnv('', import.meta.dirname, 'RELEASE_COMMIT').RELEASE_COMMIT ?? 'unknown';

export default defineConfig({
  define: {
    'import.meta.env.CONSOLE_VERSION': JSON.stringify(packageFile.version),
    'import.meta.env.CONSOLE_COMMIT': JSON.stringify(commit),
  },
  resolve: { alias: [storeOfReact] },
  // Together these let the build be served from any URL.
  base: './',
  build: {
    target: 'es2023',
    assetsDir: '',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'src/StaffConsole.tsx',
      preserveEntrySignatures: 'allow-extension',
      output: { codeSplitting: { groups: [ofManyPages] } },
    },
  },
  plugins: [
    react(),
    subsetFonts(),
    quoteStyleMarks(),
    federation({
      name: 'staff',
      filename: staffConsoleEntry,
      exposes: { [staffConsoleModule]: './src/StaffConsole.tsx' },
      shared: Object.keys(federationSingletons),
    }),
    precompress(),
  ],
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
});
