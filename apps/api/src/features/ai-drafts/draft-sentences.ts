import { createHmac } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { PostTexts } from '../blog-posts/content-tasks.ts';
import { sentencesOfPost } from '../blog-posts/stored-content.ts';

/** How long the text of a draft is recognized, in days. */
const days = 90;

/** Shorter sentences may well be a person's own. */
const leastWords = 6;

/** Stores by what a draft is recognized when it is saved: keyed hashes, never the text. */
export async function storeSentences(em: EntityManager, secrets: readonly string[], draft: PostTexts): Promise<void> {
  const hashes = hashesOf(secrets.slice(0, 1), await sentencesOfPost(draft));
  await em.execute(
    `insert into ai_draft_sentences (hash) select decode(h, 'hex') from string_to_table(?, ',') h where h <> ''
     on conflict (hash) do update set drafted_at = now()`,
    [hashes.join(',')],
  );
}

/** Whether a post holds a sentence that our model wrote lately, whatever the client says of where it comes from. */
export async function isModelText(em: EntityManager, secrets: readonly string[], post: PostTexts): Promise<boolean> {
  const [anything] = await em.execute<object[]>('select from ai_draft_sentences limit 1');
  if (!anything) return false;
  const hashes = hashesOf(secrets, await sentencesOfPost(post));
  const [found] = await em.execute<object[]>(
    `select from ai_draft_sentences where hash in (select decode(h, 'hex') from string_to_table(?, ',') h) limit 1`,
    [hashes.join(',')],
  );
  return found !== undefined;
}

/** Deletes what is too old to matter. */
export async function pruneSentences(em: EntityManager): Promise<{ pruned: number }> {
  const old = `delete from ai_draft_sentences where drafted_at < now() - interval '${days} days' returning 1`;
  return { pruned: (await em.execute<object[]>(old)).length };
}

/** Punctuation, case and blanks may change on the way through an editor. */
function hashesOf(secrets: readonly string[], sentences: readonly string[]): string[] {
  const words = sentences.map(
    (sentence) =>
      sentence
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
  return secrets.flatMap((secret) =>
    words
      .filter(({ length }) => length >= leastWords)
      .map((each) =>
        createHmac('sha256', secret)
          .update(`sentence of a draft\n${each.join(' ')}`)
          .digest('hex'),
      ),
  );
}
