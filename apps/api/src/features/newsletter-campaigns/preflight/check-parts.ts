import type { CampaignBlock } from '@workspace/contracts/campaign-blocks';
import { postIdsIn } from '@workspace/contracts/campaign-blocks';
import type { PreflightCheck } from '@workspace/contracts/campaign-preflight';
import { imageIdsIn } from '../content/blocks-in-mail.ts';
import { blocksOf } from '../content/blocks-of.ts';
import { fieldsWithoutFallback, placesOf, unknownFieldSentence } from './check-merge-fields.ts';
import type { Composable } from '../content/content-of.ts';
import { postsIn, type BlockInMail, type MessageContent } from '../content/message-content.ts';

/** Returns a check that is fine or stops the campaign. */
export const check = (name: PreflightCheck['name'], isOk: boolean, ok: string, stop: string): PreflightCheck =>
  isOk ? { name, outcome: 'ok', sentence: ok } : { name, outcome: 'stop', sentence: stop };

/** Checks the blocks of a message. Pictures and merge fields are only mentioned if there are some. */
export function contentChecks(
  about: Composable,
  content: MessageContent,
  mergeFields: readonly string[],
): PreflightCheck[] {
  const blocks = blocksOf(about);
  const words = { ...about, blocks };
  return [
    postsCheck(blocks, content.blocks),
    ...(imageIdsIn(blocks).length > 0 ? [picturesCheck(blocks, content.blocks)] : []),
    ...(placesOf(words).some(({ text }) => text.includes('{{')) ? [mergeFieldsCheck(words, mergeFields)] : []),
  ];
}

function postsCheck(blocks: readonly CampaignBlock[], found: readonly BlockInMail[]): PreflightCheck {
  const missing = postIdsIn(blocks).length - postsIn(found).length;
  if (missing > 0)
    return {
      name: 'posts',
      outcome: 'stop',
      sentence: `Readers cannot see ${missing === 1 ? 'one of the posts' : `${missing} of the posts`}. Publish or leave out what is missing.`,
    };
  const isEmpty = !found.some((block) =>
    block.type === 'text' ? block.document.length > 0 : block.type !== 'divider',
  );
  const ok = postsIn(found).length > 0 ? 'Readers can see every post.' : 'It has words and no posts.';
  return check('posts', !isEmpty, ok, 'It is empty. Write something, or add a post.');
}

function picturesCheck(blocks: readonly CampaignBlock[], found: readonly BlockInMail[]): PreflightCheck {
  const pictures = found.flatMap((block) => (block.type === 'image' ? block.picture : []));
  if (pictures.length < imageIdsIn(blocks).length)
    return { name: 'pictures', outcome: 'stop', sentence: 'A picture is not in the library any more. Choose another.' };
  if (pictures.some(({ alt }) => alt === ''))
    return {
      name: 'pictures',
      outcome: 'warning',
      sentence: 'A picture has no text for readers who do not see it. Describe it, unless it is decoration.',
    };
  return { name: 'pictures', outcome: 'ok', sentence: 'Every picture is described.' };
}

function mergeFieldsCheck(words: Parameters<typeof placesOf>[0], known: readonly string[]): PreflightCheck {
  const name = 'merge-fields';
  const unknown = unknownFieldSentence(words, known);
  if (unknown) return { name, outcome: 'stop', sentence: unknown.sentence };
  const gaps = fieldsWithoutFallback(words);
  if (gaps.length > 0)
    return {
      name,
      outcome: 'warning',
      sentence: `${gaps.join(', ')} leaves a gap for people without one. Add a text for them, as in {{name|there}}.`,
    };
  return { name, outcome: 'ok', sentence: 'Every merge field has a text for people without one.' };
}
