import { settledMarks } from '@workspace/contracts/unsaved-texts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addressDomain } from '../../database/address-domain.ts';
import { addressKey } from '../../database/address-key.ts';

/** Replies and notes to the requests of an address, compared without case. The first condition uses the index. */
const areToThem = `resource = 'reply' and object_id in (
  select id::text from contacts
  where ${addressDomain('email')} = ${addressDomain('?::text')} and ${addressKey('email')} = ${addressKey('?')})`;

/** Finds what staff wrote to the person with an address and have not sent. */
export async function findUnsavedReplies(em: EntityManager, email: string): Promise<{ at: Date; text: unknown }[]> {
  const rows = await em.execute<{ at: Date; text: string }[]>(
    `select saved_at as at, text from unsaved_texts where ${areToThem} order by saved_at`,
    [email, email],
  );
  // PostgreSQL rejects some of the characters that JSON may have.
  return rows.map(({ at, text }) => ({ at, text: (JSON.parse(text) as { values?: unknown } | null)?.values }));
}

/**
 * The requests stay, as correspondence. A reply or a note that was never sent is none. A mark tells the browser that
 * wrote one to delete its copy, which it would otherwise store here again.
 */
export async function deleteUnsavedReplies(em: EntityManager, email: string): Promise<void> {
  await em.execute(
    `with deleted as (delete from unsaved_texts where ${areToThem} returning person, writer)
     insert into unsaved_texts (person, resource, object_id, writer, saved_at, text)
     select distinct person, ?, writer, 'mark', now(), json_build_object('at', (extract(epoch from now()) * 1000)::bigint)::text
     from deleted
     on conflict (person, resource, object_id, writer) do update
     set saved_at = excluded.saved_at, text = excluded.text`,
    [email, email, settledMarks],
  );
}
