import type { EntityManager } from '@mikro-orm/postgresql';
import type { ShownSource } from '@workspace/contracts/claim-checks';
import { sentencesOf } from '../blog-posts/stored-content.ts';
import { ClaimSourceEntity } from './claim-source-entity.ts';
import { toShownSource } from './to-claim-source.ts';

interface SourcedPost {
  id: string;
  title: string;
  excerpt: string;
  content: string;
}

/**
 * Returns the sources for readers, in the order of the text. A source of a sentence that was edited or deleted is left
 * out, and a source of several sentences is listed once.
 */
export async function findShownSources(
  em: EntityManager,
  { id: postId, title, excerpt, content }: SourcedPost,
): Promise<ShownSource[]> {
  const sources = await em.find(ClaimSourceEntity, { postId }, { orderBy: { addedAt: 'asc', id: 'asc' } });
  if (sources.length === 0) return [];
  const bySentence = Map.groupBy(sources, ({ sentence }) => sentence);
  const shown = new Map<string, ShownSource>();
  for (const sentence of await sentencesOf({ title, excerpt, content }))
    for (const source of (bySentence.get(sentence) ?? []).map(toShownSource)) {
      const key = JSON.stringify(source);
      if (!shown.has(key)) shown.set(key, source);
    }
  return [...shown.values()];
}
