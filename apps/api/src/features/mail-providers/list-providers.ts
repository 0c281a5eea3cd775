import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailProvider } from '@workspace/contracts/mail-providers';
import { findStates, type ProviderState } from './provider-states.ts';
import { rateOf, type Shaping } from './shaping.ts';

/** Returns the providers with limits of their own, then the others that are slowed or paused now. */
export async function listProviders(em: EntityManager, shaping: Shaping): Promise<MailProvider[]> {
  const states = new Map((await findStates(em)).map((state) => [state.provider, state]));
  const others = [...states.keys()].filter((key) => !shaping.keys.includes(key)).toSorted();
  return [...shaping.keys, ...others].map((key) => providerOf(key, shaping, states.get(key)));
}

/** Returns one provider as it is treated now. */
export async function findProvider(em: EntityManager, shaping: Shaping, key: string): Promise<MailProvider> {
  const state = (await findStates(em)).find(({ provider }) => provider === key);
  return providerOf(key, shaping, state);
}

function providerOf(key: string, shaping: Shaping, state: ProviderState | undefined): MailProvider {
  const { connections, perSecond } = shaping.limitsOf(key);
  const { level = 0, pausedUntil = null, cause = null, sentence = null } = state ?? {};
  const rate = Number(rateOf(shaping, key, level).toFixed(2));
  return {
    key,
    name: shaping.nameOf(key),
    connections,
    perSecond,
    level,
    rate,
    pausedUntil: pausedUntil && new Date(pausedUntil).toISOString(),
    cause,
    sentence,
  };
}
