import type { EntityManager } from '@mikro-orm/postgresql';
import type { ColumnChoice } from '@workspace/contracts/import-columns';
import { parseFieldChoices } from '@workspace/contracts/import-fields';
import { findFields } from '../subscriber-fields/find-fields.ts';
import type { ReadingChoice } from './read-subscribers.ts';

/** Returns the columns that a client chose, with the fields that the list has. */
export async function readingChoice(
  em: EntityManager,
  listId: string,
  { fields, ...columns }: ColumnChoice & { fields?: string | undefined },
): Promise<ReadingChoice> {
  const definitions = (await findFields(em, listId)).map(({ key, name, type }) => ({ key, name, type }));
  return { ...columns, fieldChoices: parseFieldChoices(fields ?? ''), definitions };
}
