import type { EntityManager } from '@mikro-orm/postgresql';
import type { PreflightCheck } from '@workspace/contracts/campaign-preflight';
import { arrayLiteral } from '../../../database/text-array.ts';
import { SegmentBroken, SegmentNotFound } from '../../segments/find-segment.ts';
import { audienceOf, type AudienceFields } from '../audience/audience.ts';
import { listIdsOf } from '../audience/campaign-lists.ts';
import { check } from './check-parts.ts';
import { countAudience } from '../audience/count-audience.ts';

/** Checks that a campaign goes to somebody. `people`: the number of recipients. */
export async function audienceCheck(
  em: EntityManager,
  about: AudienceFields,
): Promise<PreflightCheck & { people: number }> {
  const { people, stop } = await countOrStop(em, about);
  const ok = `It goes to ${people.toLocaleString('en-US')} ${people === 1 ? 'person' : 'people'}.`;
  const nobody = 'Nobody here can be mailed. Add subscribers, or choose another list.';
  return { ...check('audience', people > 0 && !stop, ok, stop ?? nobody), people };
}

/** Counts the people of a campaign, or returns the reason why it cannot go to them now. */
async function countOrStop(
  em: EntityManager,
  about: AudienceFields,
): Promise<{ people: number; stop?: string | undefined }> {
  try {
    const audience = await audienceOf(em, about);
    return { people: await countAudience(em, audience), stop: await listStop(em, about) };
  } catch (thrown) {
    if (thrown instanceof SegmentNotFound || thrown instanceof SegmentBroken)
      return { people: 0, stop: thrown.message };
    throw thrown;
  }
}

/** Returns the reason why the lists of a campaign cannot be used now; undefined without one. */
async function listStop(em: EntityManager, about: AudienceFields): Promise<string | undefined> {
  const [trashed] = await em.execute<{ name: string }[]>(
    'select name from email_lists where id = any (?::uuid[]) and trashed_at is not null',
    [arrayLiteral([...listIdsOf(about), ...about.excludedListIds])],
  );
  if (trashed) return `The list “${trashed.name}” is in the trash. Restore it, or choose another list.`;
  const importing = await findImporting(em, about);
  return importing && `A file is being imported into “${importing}”. Wait until that is done.`;
}

/**
 * Returns the name of a list of a campaign into which a file is being imported: a campaign that started now would reach
 * a part of it.
 */
export async function findImporting(em: EntityManager, about: AudienceFields): Promise<string | undefined> {
  const [importing] = await em.execute<{ name: string }[]>(
    `select l.name from subscriber_imports i join email_lists l on l.id = i.email_list_id
     where i.status in ('importing', 'undoing') and (l.id = any (?::uuid[]) or ?) limit 1`,
    [arrayLiteral([...listIdsOf(about), ...about.excludedListIds]), about.segmentIds.length > 0],
  );
  return importing?.name;
}
