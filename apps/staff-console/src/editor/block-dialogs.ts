import { createContext } from 'react';
import type { Editor } from 'slate';
import type { RichLinkCard, RichVideo } from '@workspace/contracts/rich-text/document';

/** A link card or a video to be changed, or the URL of a new one. */
export type LinkedBlockDraft =
  | { type: 'link-card'; url: string; block?: RichLinkCard }
  | { type: 'video'; url: string; block?: RichVideo };

/** Opens the dialog in which a link card or a video is written. */
export type OpenBlockDialog = (editor: Editor, draft: LinkedBlockDraft) => void;

/** The page around the editor provides these dialogs; without one, such blocks are only shown. */
export const BlockDialogsContext = createContext<OpenBlockDialog | undefined>(undefined);
