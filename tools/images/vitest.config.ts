import { defineConfig } from 'vitest/config';

/** Builds the images and runs them. Not a part of `npm test`: it takes minutes, and needs buildah and root. */
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  test: { include: ['tools/images/*.image.ts'], testTimeout: 120_000, hookTimeout: 1_800_000, reporters: 'verbose' },
});
