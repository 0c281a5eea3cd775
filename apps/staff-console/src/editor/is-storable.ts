import { isCardUrl, type RichCaptioned } from '@workspace/contracts/rich-text/document';
import { isDrawingKind } from '@workspace/contracts/rich-text/block-elements';
import { isSheet } from '@workspace/contracts/rich-text/drawing-sheet';
import { isMediaUrl } from '@workspace/contracts/rich-text/media-url';
import { parseVideo } from '@workspace/contracts/rich-text/video-url';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns true when a block with a caption can be stored; one from another page may lack its properties. */
export function isStorable(block: RichCaptioned): boolean {
  switch (block.type) {
    case 'figure':
      return isText(block.url) && isMediaUrl(block.url) && isText(block.alt);
    case 'drawing':
      return isDrawingKind(block.kind) && hasCells(block.rows) && isSheet(block.kind, block.rows);
    case 'link-card':
      return isText(block.url) && isCardUrl(block.url) && isText(block.title);
    case 'video':
      return (
        isText(block.url) &&
        parseVideo(block.url) !== undefined &&
        isText(block.title) &&
        (block.poster === undefined || (isText(block.poster) && isMediaUrl(block.poster)))
      );
  }
}

const hasCells = (rows: unknown): boolean =>
  Array.isArray(rows) && rows.every((row) => Array.isArray(row) && row.every(isText));
