import { createContext } from 'react';
import type { Editor } from 'slate';
import type { RichFigure, RichLinkCard, RichVideo } from '@workspace/contracts/rich-text/document';

/** A link card or a video to be changed, or the URL of a new one. */
export type LinkedBlockDraft =
  | { type: 'link-card'; url: string; block?: RichLinkCard }
  | { type: 'video'; url: string; block?: RichVideo };

/** A block to be written in a dialog, or a figure whose picture is to be replaced. */
export type BlockDraft = LinkedBlockDraft | { type: 'figure'; block: RichFigure };

/** Opens the dialog of a block. */
export type OpenBlockDialog = (editor: Editor, draft: BlockDraft) => void;

/** The page around the editor provides these dialogs; without one, such blocks are only shown. */
export const BlockDialogsContext = createContext<OpenBlockDialog | undefined>(undefined);
