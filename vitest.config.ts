import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { DomFilesLast } from './tools/checks/dom-files-last.ts';
import { articles } from './tools/vite-articles.ts';

export default defineConfig({
  // The bundled articles are Markdown.
  plugins: [articles()],
  test: {
    include: [
      'packages/**/{src,kit}/**/*.test.{ts,tsx}',
      'apps/**/{src,server,content,test}/**/*.test.{ts,tsx}',
      'tools/**/*.test.ts',
    ],
    setupFiles: ['tools/checks/no-console-errors.ts', 'tools/checks/empty-document.ts'],
    globalSetup: ['apps/api/test/postgres-set-up.ts'],
    // One more than cores, because tests often wait. By default Vitest leaves one of two cores idle.
    maxWorkers: availableParallelism() + 1,
    // The files of a worker share their modules: loading them anew for each file takes a third of the time.
    isolate: false,
    sequence: { sequencer: DomFilesLast },
    // Only a stuck test takes this long.
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
