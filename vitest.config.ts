import { defineConfig } from 'vitest/config';
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
    setupFiles: ['tools/checks/no-console-errors.ts'],
    globalSetup: ['apps/api/test/postgres-set-up.ts'],
    // Uses every core: by default Vitest leaves one of two idle.
    maxWorkers: '100%',
    // Only a stuck test takes this long.
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
