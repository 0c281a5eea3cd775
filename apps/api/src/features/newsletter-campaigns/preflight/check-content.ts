import type { EntityManager } from '@mikro-orm/postgresql';
import { listsOf } from '@workspace/contracts/campaign-audience';
import { postIdsIn, type CampaignBlock } from '@workspace/contracts/campaign-blocks';
import type { CampaignDraft } from '@workspace/contracts/newsletter-campaigns';
import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { imageIdsIn } from '../content/blocks-in-mail.ts';
import { checkChoices } from '../drafts/check-choices.ts';
import { checkMergeFields } from './check-merge-fields.ts';
import { mailDocumentsOf } from '../content/mail-documents-of.ts';
import { findMergeFields } from '../content/merge-field-keys.ts';

/**
 * Returns a draft with its texts reduced to what mail clients show. That may take seconds, so it runs before the
 * transaction that stores the draft. Throws `CampaignTooComplex`.
 */
export async function cleanContent<Draft extends Partial<CampaignDraft>>(draft: Draft): Promise<Draft> {
  return draft.blocks ? { ...draft, blocks: await cleanBlocks(draft.blocks) } : draft;
}

/**
 * Returns the fields of a draft as they are stored: with the posts of its blocks, whose texts are clean. Posts that the
 * campaign has already may have been hidden from readers meanwhile: the pre-flight reports them, and no words are lost.
 * Runs in the transaction that stores the draft. Throws `contentErrors`.
 */
export async function checkContent<Draft extends Partial<CampaignDraft>>(
  em: EntityManager,
  draft: Draft,
  knownPosts: readonly string[] = [],
): Promise<Draft> {
  const { blocks } = draft;
  const words = { subject: draft.subject, subjects: draft.subjects, preheader: draft.preheader, blocks };
  checkMergeFields(words, await findMergeFields(em));
  await checkChoices(em, {
    listIds: [...(listsOf(draft) ?? []), ...(draft.excludedListIds ?? [])],
    segmentIds: draft.segmentIds ?? [],
    postIds: blocks ? postIdsIn(blocks).filter((id) => !knownPosts.includes(id)) : (draft.blogPostIds ?? []),
    imageIds: imageIdsIn(blocks ?? []),
  });
  return blocks ? { ...draft, blogPostIds: postIdsIn(blocks) } : draft;
}

async function cleanBlocks(blocks: readonly CampaignBlock[]): Promise<CampaignBlock[]> {
  const texts = blocks.map((block) => (block.type === 'text' ? block.html : ''));
  const documents = await mailDocumentsOf(texts);
  return blocks.map((block, index) => (block.type === 'text' ? { ...block, html: toHtml(documents[index]!) } : block));
}
