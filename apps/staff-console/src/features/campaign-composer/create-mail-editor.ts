import type { Editor } from 'slate';
import { createConsoleEditor } from '../../editor/create-console-editor.ts';
import { mailMarkdown } from './mail-tools.ts';
import { withMailShape } from './with-mail-shape.ts';

/** Creates the editor of a text in an email: it shows what an email can show, and nothing that the API would reduce. */
export const createMailEditor = (): Editor => withMailShape(createConsoleEditor(undefined, mailMarkdown));
