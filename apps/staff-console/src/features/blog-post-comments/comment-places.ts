import { Editor, Element, Node, type NodeEntry } from 'slate';
import type { Comment } from '@workspace/contracts/blog-post-comments';
import type { RichFigure } from '@workspace/contracts/rich-text/document';
import { focusEditor } from '../../editor/focus-editor.ts';
import { chooseFigure } from '../../editor/chosen-figure.ts';
import { updateCaptioned } from '../../editor/figures.ts';
import type { PostForm } from '../blog-posts/use-post-form.ts';
import { focusLane } from './comment-focus.ts';
import type { Passages } from './passages.ts';
import type { Place } from './target.ts';
import { choosePassage, replacePassage } from './replace-passage.ts';

/** The text of a post in the editor: its fields, and the passages of its content. */
export interface EditedText {
  form: Pick<PostForm, 'values' | 'change'>;
  passages: Passages | undefined;
}

/**
 * The state of the words that a comment was made for: still there as they were, other words in their place, or nothing.
 */
export type PlaceState = 'current' | 'changed' | 'removed';

/** Returns the words at the place of a comment now. Undefined when the place was removed. */
export function textAt(comment: Comment, { form: { values }, passages }: EditedText): string | undefined {
  const { field } = comment.anchor;
  switch (field) {
    case 'content':
      return passageOf(comment, passages)?.text;
    case 'alt':
      return passages && figureOf(comment, passages.editor)?.[0].alt;
    case 'tags':
      return (values.tags ?? []).join(', ');
    default:
      return values[field];
  }
}

/** Returns true when these words stand at the place of a comment. */
export function standsAt(comment: Comment, words: string, text: EditedText): boolean {
  if (comment.anchor.field === 'content') return text.passages?.trackWords(comment, words) ?? false;
  return textAt(comment, text) === words;
}

export function placeStateOf(comment: Comment, text: EditedText): PlaceState {
  // The editor is not there yet.
  if (!text.passages) return 'current';
  const words = textAt(comment, text);
  if (words === undefined) return 'removed';
  return words === comment.quote ? 'current' : 'changed';
}

/** Returns the place of a comment with the words that stand there now. Undefined when the place was removed. */
export function placeNow(comment: Comment, text: EditedText): Place | undefined {
  const { id, anchor } = comment;
  if (anchor.field === 'content') {
    const passage = passageOf(comment, text.passages);
    return passage && { id, anchor: passage.anchor };
  }
  const words = textAt(comment, text);
  if (words === undefined) return undefined;
  const [figure] = (anchor.field === 'alt' && text.passages && figureOf(comment, text.passages.editor)) || [];
  return { id, anchor: { ...anchor, quote: words }, ...(figure && { caption: Node.string(figure) }) };
}

/** Puts other words at the place of a comment. The browser or the editor can undo it in one step. */
export function replaceAt(comment: Comment, words: string, { form, passages }: EditedText): void {
  const { id, anchor } = comment;
  const { field } = anchor;
  if (field === 'tags') {
    form.change({ tags: words.split(', ') });
    // The field of the tags is in another tab.
    focusLane();
  } else if (field === 'title' || field === 'excerpt') {
    if (!replaceInField(field, words)) form.change({ [field]: words });
  } else if (passages && field === 'alt') {
    const [figure, path] = figureOf(comment, passages.editor) ?? [];
    if (!figure || !path) return;
    updateCaptioned(passages.editor, figure, { alt: words });
    showPlace(comment, { passages });
  } else if (passages) {
    const range = passageOf(comment, passages);
    if (!range) return;
    replacePassage(passages.editor, range, words);
    const replaced = { from: range.from, to: range.from + words.length };
    passages.place(id, replaced);
    choosePassage(passages.editor, replaced);
  }
}

/** Selects the words of a comment, and moves the focus there. */
export function showPlace(comment: Comment, { passages }: Pick<EditedText, 'passages'>): void {
  const { field } = comment.anchor;
  if (field === 'content') {
    const range = passageOf(comment, passages);
    if (passages && range) choosePassage(passages.editor, range);
  } else if (field !== 'alt') fieldNamed(field)?.focus();
  else if (passages) {
    const [, path] = figureOf(comment, passages.editor) ?? [];
    focusEditor(passages.editor);
    if (path) chooseFigure(passages.editor, path);
  }
}

const passageOf = (comment: Comment, passages: Passages | undefined) => passages?.find([comment]).get(comment.id);

/** The figure with the alt text of a comment; of several with the same picture, the one with the same alt text. */
function figureOf({ quote, anchor: { pictureUrl } }: Comment, editor: Editor): NodeEntry<RichFigure> | undefined {
  const isPicture = (node: Node): node is RichFigure => Element.isElement(node) && node.type === 'figure';
  const figures = [...Editor.nodes<RichFigure>(editor, { at: [], match: isPicture })].filter(
    ([{ url }]) => url === pictureUrl,
  );
  return figures.find(([{ alt }]) => alt === quote) ?? figures[0];
}

const fieldNamed = (name: string) =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`form [name="${name}"]`);

/** Types over a field, so that Ctrl+Z brings its words back. Returns false when the field cannot have the focus. */
function replaceInField(name: string, words: string): boolean {
  const field = fieldNamed(name);
  field?.focus();
  if (!field || document.activeElement !== field) return false;
  field.select();
  // Deprecated, and still the only way to change a field that the browser can undo.
  return document.execCommand('insertText', false, words);
}
