import type { EntityManager } from '@mikro-orm/postgresql';
import { builtInMergeFields } from '@workspace/contracts/merge-fields';

/** Returns the keys that writers may use as merge fields. */
export const findMergeFields = (_em: EntityManager): Promise<readonly string[]> => Promise.resolve(builtInMergeFields);
