import type { EntityManager } from '@mikro-orm/postgresql';
import type { PostTexts } from '../blog-posts/content-tasks.ts';
import { fingerprintsOf } from '../blog-posts/stored-content.ts';

/**
 * Stores the fingerprints that recognize a draft when it is saved: keyed hashes, never the text. Those of `known`, a
 * person's text that the model was given, recognize nothing.
 */
export async function storeSentences(
  em: EntityManager,
  secrets: readonly string[],
  draft: PostTexts,
  known?: PostTexts,
): Promise<void> {
  const first = secrets.slice(0, 1);
  const own = new Set(known && (await fingerprintsOf({ ...textsOf(known), secrets: first })));
  const hashes = (await fingerprintsOf({ ...textsOf(draft), secrets: first })).filter((hash) => !own.has(hash));
  await em.execute(
    `insert into ai_draft_sentences (hash) select decode(h, 'hex') from string_to_table(?, ',') h where h <> ''
     on conflict (hash) do update set drafted_at = now()`,
    [hashes.join(',')],
  );
}

/**
 * Returns true when a post contains a run of words that our model wrote recently, whatever origin the client states.
 */
export async function isModelText(em: EntityManager, secrets: readonly string[], post: PostTexts): Promise<boolean> {
  const [anything] = await em.execute<object[]>('select from ai_draft_sentences limit 1');
  if (!anything) return false;
  const hashes = await fingerprintsOf({ ...textsOf(post), secrets });
  const [found] = await em.execute<object[]>(
    `select from ai_draft_sentences where hash in (select decode(h, 'hex') from string_to_table(?, ',') h) limit 1`,
    [hashes.join(',')],
  );
  return found !== undefined;
}

/** Picks the texts of a row, the only part that a worker thread receives. */
const textsOf = ({ title, excerpt, content }: PostTexts): PostTexts => ({ title, excerpt, content });
