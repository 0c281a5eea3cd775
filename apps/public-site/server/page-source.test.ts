import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtPages } from './page-source.ts';

describe('builtPages', () => {
  it('throws instructions to build a site that is not built', async () => {
    await expect(builtPages(join(import.meta.dirname, 'missing'))).rejects.toThrow(
      'The site is not built. Build it with: npx turbo run build --filter=public-site',
    );
  });
});
