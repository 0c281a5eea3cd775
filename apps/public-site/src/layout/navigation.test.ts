import { describe, expect, test } from 'vitest';
import { matchRoute } from '../routes.ts';
import { footerColumns, headerEntries, isGroup } from './navigation.ts';

describe('site navigation', () => {
  test('links only to existing pages in header and footer', () => {
    const items = [...headerEntries, ...footerColumns].flatMap((entry) => (isGroup(entry) ? entry.items : [entry]));
    const paths = items.map(({ to }) => to.split('#')[0]!).filter((path) => path.startsWith('/'));
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths) expect(matchRoute(path).route.status ?? 200, path).toBe(200);
  });
});
