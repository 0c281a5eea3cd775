import {
  isRichList,
  type RichBlock,
  type RichDocument,
  type RichInline,
  type RichList,
  type RichTableCell,
} from '@workspace/contracts/rich-text/document';

const words = (children: RichInline[]) => children.flatMap((inline) => ('type' in inline ? inline.children : [inline]));

/** Removes links and pictures but keeps their text: URLs from a model cannot be trusted. */
export function withoutLinks(document: RichDocument): RichDocument {
  return document.map((block): RichBlock => {
    if (block.type === 'table') {
      const cell = (one: RichTableCell) => ({ ...one, children: words(one.children) });
      return { ...block, children: block.children.map((row) => ({ ...row, children: row.children.map(cell) })) };
    }
    if (isRichList(block)) return listWithoutLinks(block);
    if (block.type === 'divider') return block;
    if (block.type === 'figure') return { type: 'paragraph', children: words(block.children) };
    return { ...block, children: words(block.children) };
  });
}

function listWithoutLinks(list: RichList): RichList {
  const children = list.children.map((child) =>
    isRichList(child) ? listWithoutLinks(child) : { ...child, children: words(child.children) },
  );
  return { ...list, children };
}
