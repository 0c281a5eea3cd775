import type { EntityManager } from '@mikro-orm/postgresql';
import { unsavedTextsAtMost } from '@workspace/contracts/unsaved-texts';
import { UnsavedTextEntity } from './unsaved-text-entity.ts';

type Text = Pick<UnsavedTextEntity, 'person' | 'resource' | 'objectId' | 'writer' | 'savedAt' | 'text'>;

/** Stores an unsaved text, and deletes those of the same person beyond the limit, the oldest first. */
export async function storeText(em: EntityManager, text: Text): Promise<void> {
  await em.upsert(UnsavedTextEntity, text);
  await em.execute(
    `delete from unsaved_texts where person = ? and saved_at <
     (select saved_at from unsaved_texts where person = ? order by saved_at desc offset ? limit 1)`,
    [text.person, text.person, unsavedTextsAtMost - 1],
  );
}
