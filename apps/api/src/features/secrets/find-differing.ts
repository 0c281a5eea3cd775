import type { EntityManager } from '@mikro-orm/postgresql';
import type { Fingerprints } from './fingerprints-of.ts';

/** Two copies differ when one cannot read what the other signs or encrypts with its newest secret. */
const differ = (ours: readonly string[], theirs: readonly string[]): boolean =>
  !theirs.includes(ours[0]!) || !ours.includes(theirs[0]!);

/** Returns the variables whose secrets differ from those of another running copy. */
export async function findDiffering(em: EntityManager, own: Fingerprints, copy?: string): Promise<string[]> {
  const others = await em.execute<{ variable: string; fingerprints: string[] }[]>(
    `select distinct variable, fingerprints from secret_fingerprints
     where copy is distinct from ?::uuid and seen_at > now() - interval '3 minutes'`,
    [copy ?? null],
  );
  return [...own.keys()].filter((variable) =>
    others.some((other) => other.variable === variable && differ(own.get(variable)!, other.fingerprints)),
  );
}

/** Says what differs, what follows from it, and what to do. */
export const secretsProblem = (variables: readonly string[]): string =>
  `${variables.join(', ')} ${variables.length === 1 ? 'differs' : 'differ'} from that of another running copy: sessions and links of one do not work at the other. Give all copies the same secrets; to change one, add the new one to all of them first.`;
