import type { EntityManager } from '@mikro-orm/postgresql';
import { postIdsIn, type CampaignBlock } from '@workspace/contracts/campaign-blocks';
import { mailDocumentsOf } from './mail-documents-of.ts';
import { shownImages } from '../../images/shown-images.ts';
import type { BlockInMail } from './message-content.ts';
import { pictureInMail } from './picture-in-mail.ts';
import { postsInMail } from './posts-in-mail.ts';

/** Loads what the blocks refer to. Posts that readers cannot see and deleted pictures are left out. */
export async function blocksInMail(
  em: EntityManager,
  blocks: readonly CampaignBlock[],
  publicOrigin: string,
): Promise<BlockInMail[]> {
  const [{ posts, images }, documents] = await Promise.all([
    postsAndImages(em, blocks, publicOrigin),
    mailDocumentsOf(blocks.map((block) => (block.type === 'text' ? block.html : ''))),
  ]);
  return blocks.flatMap((block, index): BlockInMail[] => {
    if (block.type === 'button' || block.type === 'divider') return [block];
    if (block.type === 'text') return [{ type: 'text', document: documents[index]! }];
    if (block.type === 'post') {
      const post = posts.get(block.blogPostId);
      return post ? [{ type: 'post', post }] : [];
    }
    const picture = pictureInMail(images.get(block.imageId), publicOrigin);
    return picture ? [{ type: 'image', picture: { ...picture, alt: block.alt || picture.alt } }] : [];
  });
}

async function postsAndImages(em: EntityManager, blocks: readonly CampaignBlock[], publicOrigin: string) {
  const posts = await postsInMail(em, postIdsIn(blocks), publicOrigin);
  return { posts, images: await shownImages(em, imageIdsIn(blocks)) };
}

/** Returns the IDs of the pictures among the blocks. */
export const imageIdsIn = (blocks: readonly CampaignBlock[]): string[] =>
  blocks.flatMap((block) => (block.type === 'image' ? block.imageId : []));
