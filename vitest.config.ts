import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/**/{src,kit}/**/*.test.{ts,tsx}',
      'apps/**/{src,server,test}/**/*.test.{ts,tsx}',
      'tools/**/*.test.ts',
    ],
    setupFiles: ['tools/checks/no-console-errors.ts'],
    globalSetup: ['apps/api/test/postgres-set-up.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
