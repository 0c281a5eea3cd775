import type { EntityManager } from '@mikro-orm/postgresql';
import { fieldKeyOf } from '@workspace/contracts/field-key';
import type { FieldType } from '@workspace/contracts/field-values';
import { DomainError } from '../../domain-error.ts';
import { lockFields, mostFields } from './field-limits.ts';
import { SubscriberFieldEntity } from './subscriber-field-entity.ts';

export class FieldNotFound extends DomainError<'not_found'> {
  constructor() {
    super('not_found', 'This field does not exist any more.');
  }
}

export class FieldNameTaken extends DomainError<'name_taken'> {
  constructor(name: string) {
    super('name_taken', `There is a field “${name}” already.`, { name: 'There is a field of this name already' });
  }
}

export class TooManyFields extends DomainError<'too_many'> {
  constructor() {
    super('too_many', `There are ${mostFields} fields already. Delete one first.`);
  }
}

interface NewField {
  name: string;
  type: FieldType;
  emailListId?: string | null | undefined;
}

/** Creates fields, each with a key that no field has, not even a deleted one. Throws `FieldNameTaken`, `TooManyFields`. */
export function addFields(em: EntityManager, given: readonly NewField[]): Promise<SubscriberFieldEntity[]> {
  return em.transactional(async (inside) => {
    await inside.execute(lockFields);
    const stored = await inside.find(SubscriberFieldEntity, {});
    const keys = new Set(stored.map(({ key }) => key));
    const names = new Set(stored.filter(({ deletedAt }) => !deletedAt).map(({ name }) => name.toLowerCase()));
    if (keys.size + given.length > mostFields) throw new TooManyFields();
    return given.map(({ name, type, emailListId }) => {
      if (names.has(name.toLowerCase())) throw new FieldNameTaken(name);
      const key = fieldKeyOf(name, keys);
      keys.add(key);
      names.add(name.toLowerCase());
      return inside.create(SubscriberFieldEntity, { key, name, type, emailListId: emailListId ?? null });
    });
  });
}

/** Renames a field. Throws `FieldNotFound` and `FieldNameTaken`. */
export async function renameField(em: EntityManager, id: string, name: string | undefined) {
  const field = await em.findOne(SubscriberFieldEntity, { id, deletedAt: null });
  if (!field) throw new FieldNotFound();
  if (name === undefined) return field;
  const taken = await em.execute<unknown[]>(
    'select from subscriber_fields where deleted_at is null and lower(name) = lower(?) and id <> ?',
    [name, id],
  );
  if (taken.length > 0) throw new FieldNameTaken(name);
  field.name = name;
  await em.flush();
  return field;
}

/** Deletes a field: nobody sees it any more, and a job removes the values. Throws `FieldNotFound`. */
export async function deleteField(em: EntityManager, id: string): Promise<void> {
  const deleted = await em.nativeUpdate(SubscriberFieldEntity, { id, deletedAt: null }, { deletedAt: new Date() });
  if (deleted === 0) throw new FieldNotFound();
}
