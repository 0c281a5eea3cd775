import type { EntityManager } from '@mikro-orm/postgresql';
import { migrations } from './migrations.ts';

/** The changes of a schema that this code does not know. */
export interface NewerSchema {
  /** The migrations of newer releases; none when the schema is not newer. */
  unknown: string[];
  /** True when this code may run on it all the same: newer releases only added to the schema. */
  isCompatible: boolean;
}

const known = new Set(migrations.map(({ name }) => name));

/** Compares a schema with this code; `executed` are the migrations that it went through. */
export async function findNewerSchema(em: EntityManager, executed: readonly string[]): Promise<NewerSchema> {
  const unknown = executed.filter((name) => !known.has(name));
  if (unknown.length === 0) return { unknown, isCompatible: true };
  const [{ isThere } = { isThere: false }] = await em.execute<{ isThere: boolean }[]>(
    `select to_regclass('schema_compatibility') is not null as "isThere"`,
  );
  if (!isThere) return { unknown, isCompatible: false };
  const [row] = await em.execute<{ oldest: string }[]>('select oldest_code as oldest from schema_compatibility');
  return { unknown, isCompatible: row !== undefined && known.has(row.oldest) };
}
