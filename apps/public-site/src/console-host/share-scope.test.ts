import * as React from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { federationSingletons } from '../../../../tools/federation-singletons.ts';
import { fillShareScope } from './share-scope.ts';

type Entry = { get: () => Promise<() => Record<string, unknown>>; loaded: 1; from: string };

async function sharedModule(name: string): Promise<Record<string, unknown>> {
  const versions = globalThis.__federation_shared__!['default']![name] as unknown as Record<string, Entry>;
  const [entry] = Object.values(versions);
  return (await entry!.get())();
}

describe('share scope', () => {
  beforeEach(() => {
    globalThis.__federation_shared__ = undefined;
    fillShareScope({ 'react-router-dom': '7.0.0', swr: '2.0.0' });
  });

  it('registers every package of the list, each in one exact version', () => {
    const scope = globalThis.__federation_shared__!['default']!;
    expect(Object.keys(scope).toSorted()).toEqual(Object.keys(federationSingletons).toSorted());
    for (const versions of Object.values(scope))
      expect(Object.keys(versions)).toEqual([expect.stringMatching(/^\d+\./)]);
  });

  it('shares the React that the site runs on', async () => {
    expect((await sharedModule('react'))['useState']).toBe(React.useState);
  });

  it('shares every export of the list', async () => {
    for (const [name, exports] of Object.entries(federationSingletons)) {
      if (exports === 'all') continue;
      const module = await sharedModule(name);
      for (const key of exports) expect(module[key], `${name} ${key}`).toBeDefined();
    }
  });

  it('names an export that the console uses and the site does not share', async () => {
    const router = await sharedModule('react-router-dom');
    expect(() => router['useBlocker']).toThrow('The site does not share "useBlocker" of react-router-dom');
  });

  it('leaves lookups of module loaders alone', async () => {
    expect((await sharedModule('react-router-dom'))['then']).toBeUndefined();
  });
});
