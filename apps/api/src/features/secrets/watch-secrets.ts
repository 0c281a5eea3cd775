import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import type { ReadinessPart } from '@workspace/node-server/operation-routes';
import { findDiffering, secretsProblem } from './find-differing.ts';
import { fingerprintsOf, type Fingerprints, type SecretsConfig } from './fingerprints-of.ts';

interface WatchOptions {
  newEm: () => EntityManager;
  config: SecretsConfig;
  log: () => FastifyBaseLogger | undefined;
  everyMs?: number;
}

export interface SecretsWatch {
  /** Undefined while the secrets are those of the other copies. */
  part: () => ReadinessPart | undefined;
  check: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Compares this copy's secrets with those of the other running copies, now and each minute, by fingerprints in the
 * database. Copies that differ go on: a rotation of secrets and a rollout must not stop them.
 */
export async function watchSecrets({ newEm, config, log, everyMs = 60_000 }: WatchOptions): Promise<SecretsWatch> {
  const copy = randomUUID();
  const own = await fingerprintsOf(config);
  let problem: string | undefined;
  const check = async (): Promise<void> => {
    await store(newEm(), copy, own);
    const differing = await findDiffering(newEm(), own, copy);
    const found = differing.length > 0 ? secretsProblem(differing) : undefined;
    if (found !== problem)
      log()?.[found ? 'warn' : 'info']({ event: found ? 'secrets_differ' : 'secrets_agree', variables: differing });
    problem = found;
  };
  // The database may be away for a while.
  const timer = setInterval(() => void check().catch(() => {}), everyMs).unref();
  return {
    part: () => (problem ? { name: 'secrets', ready: false, isOptional: true, problem } : undefined),
    check,
    close: async () => {
      clearInterval(timer);
      await newEm()
        .execute('delete from secret_fingerprints where copy = ?', [copy])
        .catch(() => {});
    },
  };
}

async function store(em: EntityManager, copy: string, own: Fingerprints): Promise<void> {
  await em.execute(`delete from secret_fingerprints where seen_at < now() - interval '1 hour'`);
  for (const [variable, fingerprints] of own)
    await em.execute(
      `insert into secret_fingerprints (copy, variable, fingerprints) values (?, ?, ?::jsonb)
       on conflict (copy, variable) do update set seen_at = now()`,
      [copy, variable, JSON.stringify(fingerprints)],
    );
}
