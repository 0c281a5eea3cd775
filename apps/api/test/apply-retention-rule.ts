import type { EntityManager } from '@mikro-orm/postgresql';
import { deleteDue } from '../src/features/retention/delete-due.ts';
import { retentionRules } from '../src/features/retention/retention-rules.ts';

/** Deletes the rows that a retention rule makes due at a time and returns their number. */
export const applyRule = (em: EntityManager, key: string, now = new Date()): Promise<number> =>
  deleteDue(
    em,
    retentionRules.find((rule) => rule.key === key)!,
    { now, origin: 'test' },
  );
