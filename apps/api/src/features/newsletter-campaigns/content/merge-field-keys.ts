import type { EntityManager } from '@mikro-orm/postgresql';
import type { FieldType } from '@workspace/contracts/field-values';
import { builtInMergeFields } from '@workspace/contracts/merge-fields';
import { forkInside } from '../../../database/fork-inside.ts';
import { findFields } from '../../subscriber-fields/find-fields.ts';

/** Returns the keys that writers may use as merge fields. */
export const findMergeFields = async (em: EntityManager): Promise<readonly string[]> => [
  ...new Set([...builtInMergeFields, ...(await findFieldTypes(em)).keys()]),
];

/** Returns the types of the fields of subscribers by key. */
export async function findFieldTypes(em: EntityManager): Promise<ReadonlyMap<string, FieldType>> {
  const fields = await findFields(forkInside(em));
  return new Map(fields.map(({ key, type }) => [key, type]));
}
