import { CampaignBlock } from '@workspace/contracts/campaign-blocks';

/** A block in the composer. The key identifies it while it is moved and edited, and is never sent. */
export type DraftBlock = CampaignBlock & { key: string };

export type BlockType = CampaignBlock['type'];

/** Names of the blocks for menus and screen readers. */
export const blockNames: Record<BlockType, string> = {
  text: 'Text',
  image: 'Picture',
  button: 'Button',
  divider: 'Divider',
  post: 'Post',
};

const newKey = (): string => Math.random().toString(36).slice(2);

export const withKey = <Block extends CampaignBlock>(block: Block): Block & { key: string } => ({
  ...block,
  key: newKey(),
});

/** Returns the blocks as they are sent. */
export const withoutKeys = (blocks: readonly DraftBlock[]): CampaignBlock[] =>
  blocks.map(({ key: _key, ...block }) => block);

/** Returns the blocks that can be shown already: a button without a target is left out. */
export const completeBlocks = (blocks: readonly DraftBlock[]): CampaignBlock[] =>
  withoutKeys(blocks).filter((block) => CampaignBlock.safeParse(block).success);

/** Moves a block before the one at another index; the number of blocks is the end. */
export function moveBefore(blocks: readonly DraftBlock[], from: number, before: number): DraftBlock[] {
  const block = blocks[from]!;
  const rest = blocks.toSpliced(from, 1);
  return rest.toSpliced(before > from ? before - 1 : before, 0, block);
}

/** Returns a blank block of a kind that needs no choice first. */
export const blankBlock = (type: 'text' | 'button' | 'divider'): DraftBlock => {
  if (type === 'text') return withKey({ type, html: '' });
  return type === 'button' ? withKey({ type, text: '', url: '' }) : withKey({ type });
};
