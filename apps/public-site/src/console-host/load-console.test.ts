import { describe, expect, it } from 'vitest';
import { createConsoleLoader, type FederationRuntime } from './load-console.ts';

const Console = () => null;

function startLoader(
  getRemote: FederationRuntime['getRemote'],
  { timeoutMilliseconds = 1_000, contracts = ['1'] } = {},
) {
  const remotes: { name: string; url: string }[] = [];
  const urls: Promise<void>[] = [];
  const runtime: FederationRuntime = {
    setRemote: (name, { url }) => void urls.push(url().then((at) => void remotes.push({ name, url: at }))),
    getRemote,
  };
  const consoleUrl = 'https://console.example';
  const load = createConsoleLoader({ consoleUrl, runtime, timeoutMilliseconds, contracts, clock: () => 36 ** 3 });
  return { load, remotes, settled: () => Promise.all(urls) };
}

describe('createConsoleLoader', () => {
  it('returns the component of the exposed module', async () => {
    const modules: string[] = [];
    const { load } = startLoader(async (_name, module) => {
      modules.push(module);
      return { default: Console };
    });
    expect((await load()).default).toBe(Console);
    expect(modules).toEqual(['./StaffConsole']);
  });

  it('accepts a bare default export', async () => {
    const { load } = startLoader(async () => Console);
    expect((await load()).default).toBe(Console);
  });

  it('uses a new name and a new URL for a retry', async () => {
    let calls = 0;
    const { load, remotes, settled } = startLoader(async () => {
      calls += 1;
      if (calls === 1) throw new Error('offline');
      return { default: Console };
    });
    await expect(load()).rejects.toThrow('offline');
    expect((await load()).default).toBe(Console);
    await settled();
    expect(remotes).toEqual([
      { name: 'staff-1', url: 'https://console.example/remoteEntry.js' },
      { name: 'staff-2', url: 'https://console.example/remoteEntry.js?try=1000' },
    ]);
  });

  it('rejects when the console does not respond in time', async () => {
    const { load } = startLoader(() => new Promise(() => {}), { timeoutMilliseconds: 20 });
    await expect(load()).rejects.toThrow('does not respond');
  });

  it('rejects a module without a component', async () => {
    const { load } = startLoader(async () => ({}));
    await expect(load()).rejects.toThrow('does not export a component');
  });

  it('asks for an earlier release when the current one has another contract', async () => {
    const contracts = ['2', '1'];
    const { load, remotes, settled } = startLoader(async () => ({ default: Console, contract: contracts.shift() }));
    expect((await load()).default).toBe(Console);
    await settled();
    expect(remotes.map(({ url }) => url)).toEqual([
      'https://console.example/remoteEntry.js',
      'https://console.example/remoteEntry.js?contract=1',
    ]);
  });

  it('asks for each contract that it accepts until a release fits', async () => {
    const served: Record<string, string> = { '': '9', '?contract=3': '9', '?contract=2': '2' };
    const { load, remotes, settled } = startLoader(
      async () => {
        await settled();
        const { search } = new URL(remotes.at(-1)!.url);
        return { default: Console, contract: served[search] };
      },
      { contracts: ['3', '2', '1'] },
    );
    expect((await load()).default).toBe(Console);
    expect(remotes.map(({ url }) => new URL(url).search)).toEqual(Object.keys(served));
  });

  it('rejects a console whose contract does not fit when there is no earlier release', async () => {
    const { load } = startLoader(async () => ({ default: Console, contract: '2' }));
    await expect(load()).rejects.toMatchObject({ name: 'ContractMismatch' });
  });
});
