import type { ComponentType } from 'react';
import {
  __federation_method_getRemote as getRemote,
  __federation_method_setRemote as setRemote,
  __federation_method_unwrapDefault as unwrapDefault,
} from 'virtual:__federation__';
import { staffConsoleEntry, staffConsoleModule, type StaffConsoleProps } from '@workspace/contracts/staff-console';
import { jsonBlock, siteConfigId, type SiteConfig } from '../site-config.ts';
import { fillShareScope } from './share-scope.ts';

let tries = 0;
const patienceMilliseconds = 15_000;

/** A server that accepts the request and never responds counts as unavailable. */
const tooLate = () =>
  new Promise<never>((_opened, fail) => {
    setTimeout(() => fail(new Error('the console does not answer')), patienceMilliseconds);
  });

/**
 * Loads the console from its deployed URL. Every attempt uses a new URL and name: the plugin caches a failure forever.
 */
export async function openConsole(): Promise<{ default: ComponentType<StaffConsoleProps> }> {
  fillShareScope();
  const { staffConsoleUrl } = jsonBlock<SiteConfig>(siteConfigId);
  tries += 1;
  const entry = `${staffConsoleUrl}/${staffConsoleEntry}${tries > 1 ? `?try=${Date.now().toString(36)}` : ''}`;
  // A unique name for each attempt, so that nothing of a failed one is reused.
  const name = `staff-${tries}`;
  setRemote(name, { url: async () => entry, format: 'esm', from: 'vite' });
  const module = await Promise.race([getRemote(name, staffConsoleModule), tooLate()]);
  return { default: unwrapDefault(module) as ComponentType<StaffConsoleProps> };
}
