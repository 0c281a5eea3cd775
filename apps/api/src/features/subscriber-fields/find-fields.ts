import type { EntityManager } from '@mikro-orm/postgresql';
import type { FieldValues } from '@workspace/contracts/field-values';
import { SubscriberFieldEntity } from './subscriber-field-entity.ts';

/** Finds the fields by name; with a list, only those that its subscribers have. */
export async function findFields(em: EntityManager, emailListId?: string): Promise<SubscriberFieldEntity[]> {
  const fields = await em.find(SubscriberFieldEntity, {
    deletedAt: null,
    ...(emailListId !== undefined && { $or: [{ emailListId: null }, { emailListId }] }),
  });
  return fields.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Returns the stored values of the given fields: values of deleted fields are removed later. */
export function valuesOf(stored: FieldValues, fields: readonly { key: string }[]): FieldValues {
  const values: FieldValues = {};
  for (const { key } of fields) if (Object.hasOwn(stored, key)) values[key] = stored[key]!;
  return values;
}
