import type { EntityManager } from '@mikro-orm/postgresql';
import type { KnownThings } from '@workspace/contracts/rule-errors';
import { EmailListEntity } from '../email-lists/email-list-entity.ts';
import { findFields } from '../subscriber-fields/find-fields.ts';

/** Finds the things that rules can refer to: fields, lists outside the trash, and imports. */
export async function findKnown(em: EntityManager): Promise<KnownThings> {
  const fields = await findFields(em);
  const lists = await em.find(EmailListEntity, { deletedAt: null });
  const imports = await em.execute<{ id: string }[]>('select id from subscriber_imports');
  const importIds = new Set(imports.map(({ id }) => id));
  return {
    fields,
    listError: (id) => {
      const list = lists.find((one) => one.id === id.toLowerCase());
      if (!list) return 'the list does not exist (any more)';
      return list.trashedAt ? `the list “${list.name}” is in the trash` : undefined;
    },
    importError: (id) => (importIds.has(id.toLowerCase()) ? undefined : 'the import does not exist (any more)'),
  };
}
