import { IsolationLevel } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { findUnsavedReplies } from '../unsaved-texts/unsaved-replies.ts';
import { personalDataSections } from './personal-data-sections.ts';

/** Everything that is stored about an address: a list of rows for each section. */
export interface PersonalData {
  email: string;
  exportedAt: string;
  [section: string]: unknown;
}

/** Collects everything that is stored about an address, compared without case, as of one moment. */
export function personalDataOf(em: EntityManager, email: string, now: Date): Promise<PersonalData> {
  return em.transactional(
    async (inside) => {
      const data: PersonalData = { email, exportedAt: now.toISOString() };
      for (const { name, sql } of personalDataSections) {
        const [{ rows }] = await inside.execute<[{ rows: unknown[] }]>(
          `with given as (select lower(?::text) as key)
           select coalesce(json_agg(r), '[]') as rows from (${sql}) r`,
          [email],
        );
        data[name] = rows;
      }
      data.unsavedReplies = await findUnsavedReplies(inside, email);
      return data;
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
  );
}
