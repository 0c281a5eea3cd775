import { isRichList, type RichBlock, type RichDocument, type RichInline, type RichList } from './document.ts';

type Change = (children: RichInline[]) => RichInline[];

/** Returns the document with the content of every block, item, cell and caption replaced. Code stays as it is. */
export const mapInlines = (document: RichDocument, change: Change): RichDocument =>
  document.map((block) => mapBlock(block, change));

function mapBlock(block: RichBlock, change: Change): RichBlock {
  if (isRichList(block)) return mapList(block, change);
  if (block.type === 'divider' || block.type === 'code-block') return block;
  if (block.type !== 'table') return { ...block, children: change(block.children) };
  const rows = block.children.map((row) => ({
    ...row,
    children: row.children.map((cell) => ({ ...cell, children: change(cell.children) })),
  }));
  return { ...block, children: rows };
}

function mapList(list: RichList, change: Change): RichList {
  const children = list.children.map((child) =>
    isRichList(child) ? mapList(child, change) : { ...child, children: change(child.children) },
  );
  return { ...list, children };
}
