import type { EntityManager } from '@mikro-orm/postgresql';
import { settledMarks, unsavedTextsAtMost } from '@workspace/contracts/unsaved-texts';
import { UnsavedTextEntity } from './unsaved-text-entity.ts';

type Text = Pick<UnsavedTextEntity, 'person' | 'resource' | 'objectId' | 'writer' | 'savedAt' | 'text'>;

/**
 * Stores an unsaved text, and deletes those of the same person beyond the limit, the oldest first. Marks displace no
 * words.
 */
export async function storeText(em: EntityManager, text: Text): Promise<void> {
  await em.upsert(UnsavedTextEntity, text);
  await em.execute(
    `with ones as (select * from unsaved_texts where person = ? and (resource = ?) = ?)
     delete from unsaved_texts t using ones o where t.person = o.person and t.resource = o.resource
       and t.object_id = o.object_id and t.writer = o.writer
       and t.saved_at < (select saved_at from ones order by saved_at desc offset ? limit 1)`,
    [text.person, settledMarks, text.resource === settledMarks, unsavedTextsAtMost - 1],
  );
}
