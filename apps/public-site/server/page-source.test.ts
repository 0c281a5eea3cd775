import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadBuiltPages } from './page-source.ts';

describe('loadBuiltPages', () => {
  it('throws instructions to build a site that is not built', async () => {
    await expect(loadBuiltPages(join(import.meta.dirname, 'missing'))).rejects.toThrow(
      'The site is not built. Build it with: npx turbo run build --filter=public-site',
    );
  });
});
