import type { BaseEditor } from 'slate';
import type { HistoryEditor } from 'slate-history';
import type { ReactEditor } from 'slate-react';
import type {
  RichBlock,
  RichFootnote,
  RichLink,
  RichListItem,
  RichTableCell,
  RichTableRow,
  RichText,
} from '@workspace/contracts/rich-text/document';

declare module 'slate' {
  interface CustomTypes {
    Editor: BaseEditor & ReactEditor & HistoryEditor;
    Element: RichBlock | RichListItem | RichTableRow | RichTableCell | RichLink | RichFootnote;
    /** Marked on screen only, never in the stored text. */
    Text: RichText & {
      isUnsupported?: true;
      commentId?: string;
      isCurrentComment?: boolean;
      isFound?: true;
      isCurrent?: true;
    };
  }
}
