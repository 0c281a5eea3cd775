import type { Editor } from 'slate';
import { createConsoleEditor } from '../../editor/create-console-editor.ts';
import type { PastedPictures } from '../../editor/pasted-pictures.ts';
import { mailMarkdown } from './mail-tools.ts';
import { withMailShape } from './with-mail-shape.ts';

/**
 * Creates the editor of a text in an email: it shows what an email can show, and nothing that the API would reduce.
 * `onPictures` receives the pictures of a paste or a drop.
 */
export const createMailEditor = (onPictures?: (pictures: PastedPictures) => void): Editor =>
  withMailShape(createConsoleEditor(onPictures, mailMarkdown));
