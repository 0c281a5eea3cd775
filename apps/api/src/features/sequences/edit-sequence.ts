import type { EntityManager } from '@mikro-orm/postgresql';
import type { ParsedOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { changeSequence } from '@workspace/contracts/sequences';
import { lockSequence } from './find-sequence.ts';

/**
 * Changes the name of a sequence, or the switch for imports. `authorizeMany` throws when the current user must not reach
 * many people now: an active sequence emails the people of the next import. Throws `SequenceNotFound`.
 */
export async function editSequence(
  em: EntityManager,
  id: string,
  { name, includesImports }: ParsedOf<typeof changeSequence>['body'],
  authorizeMany: () => void,
): Promise<void> {
  await em.transactional(async (inside) => {
    const sequence = await lockSequence(inside, id);
    if (includesImports && !sequence.includesImports && sequence.status === 'active') authorizeMany();
    if (name !== undefined) sequence.name = name;
    if (includesImports !== undefined) sequence.includesImports = includesImports;
    sequence.updatedAt = new Date();
    await inside.flush();
  });
}
