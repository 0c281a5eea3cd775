import { memo, useEffect, useId, useMemo, useState, type Ref } from 'react';
import type { Editor } from 'slate';
import { Slate } from 'slate-react';
import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { useReadOnly } from '../layout/PermittedFields.tsx';
import { joinDecorations, type Annotate, type AnnotatedRange, type Decorate } from './annotate.ts';
import { normalValueOf } from './normal-value.ts';
import type { PastedPictures } from './pasted-pictures.ts';
import { BlockGrip } from './BlockGrip.tsx';
import type { BlockTool } from './block-tool.ts';
import { createConsoleEditor } from './create-console-editor.ts';
import { FindBar } from './FindBar.tsx';
import { commentNote, renderElement, renderLeaf, unsupportedNote } from './render-element.tsx';
import { Fault, Field, Frame, Keys, Label, Page, Star } from './rich-text-field-style.ts';
import { LinkOffer } from './LinkOffer.tsx';
import { documentOf } from './rich-text-value.ts';
import { scrollCaretIntoView } from './scroll-caret-into-view.ts';
import { SlashMenu } from './SlashMenu.tsx';
import { ToolDialogs } from './ToolDialogs.tsx';
import type { Tool } from './tool.ts';
import { Toolbar } from './Toolbar.tsx';
import { unreadParts } from './unread-parts.ts';
import { UnreadNotice } from './UnreadNotice.tsx';
import { useAnnotations, type RichTextHandle } from './use-annotations.ts';
import { useFind } from './use-find.ts';
import { useTools } from './use-tools.ts';
import { useUndoInFocus } from './use-undo-in-focus.ts';

export interface RichTextFieldProps {
  label: string;
  /** A bordered field by default; a `page` has no border, and type as readers see it. */
  look?: 'field' | 'page';
  /** Initial HTML, read once: for another document, change the component's key. */
  initial: string;
  error?: string | undefined;
  /** Receives a function that returns the HTML: a long text takes longer than a key may. */
  onChange: (html: () => string) => void;
  /** Finds the unsupported ranges of a block. A new function marks the whole text again. */
  annotate?: Annotate | undefined;
  /** Further marks. A new function marks the whole text again. */
  decorate?: Decorate<AnnotatedRange> | undefined;
  handle?: Ref<RichTextHandle> | undefined;
  /**
   * Further blocks for the toolbar, the menu that a slash opens and the list of shortcuts, such as a picture to
   * upload. The same array each time, or the editor renders again.
   */
  moreBlocks?: readonly BlockTool[];
  /** Further tools for the toolbar, the keyboard and the list of shortcuts. The same array each time. */
  moreTools?: readonly Tool[];
  /** Receives the mounted editor, and returns a function that is called when it is unmounted. A stable function. */
  onEditor?: ((editor: Editor) => () => void) | undefined;
  /** Receives pasted and dropped pictures that are not in the library. A stable function. */
  onPictures?: (pictures: PastedPictures, editor: Editor) => void;
}

const noBlocks: readonly BlockTool[] = [];
const noTools: readonly Tool[] = [];

/** A labeled rich-text editor whose value is HTML. */
export const RichTextField = memo(function RichTextField(props: RichTextFieldProps) {
  const { label, look = 'field', initial, error, moreBlocks = noBlocks, moreTools = noTools } = props;
  const id = useId();
  const { editor, value, report } = useRichText(props);
  const [unread, setUnread] = useState(() => unreadParts(initial));
  const isForReaders = useReadOnly();
  const isReadOnly = isForReaders || unread.length > 0;
  const find = useFind(editor);
  const annotated = useAnnotations(editor, props);
  const decorate = useMemo(() => joinDecorations(annotated, find.decorate), [annotated, find.decorate]);
  const tools = useTools(editor, { moreBlocks, moreTools, find: find.open });
  return (
    <Field>
      <Label id={`${id}-label`} data-look={look}>
        {label} <Star aria-hidden="true">*</Star>
      </Label>
      {unread.length > 0 && <UnreadNotice parts={unread} onAgree={() => setUnread([])} />}
      <Frame data-look={look} data-invalid={error ? '' : undefined}>
        <Slate editor={editor} initialValue={value} onChange={report}>
          {!isForReaders && <Toolbar controls={id} groups={tools.groups} onUse={tools.use} />}
          <Page
            {...attributesOf(id, error, isForReaders)}
            renderElement={renderElement}
            renderLeaf={renderLeaf}
            decorate={decorate}
            readOnly={isReadOnly}
            {...tools.handlers}
            scrollSelectionIntoView={scrollCaretIntoView}
          />
          <LinkOffer />
          {look === 'page' && !isReadOnly && <BlockGrip />}
          {find.isOpen && <FindBar find={find} />}
          <SlashMenu blocks={tools.blocks} keys={tools.menuKeys} />
          <ToolDialogs editor={editor} dialog={tools.dialog} tools={tools.all} onClose={tools.closeDialog} />
        </Slate>
      </Frame>
      <Notes id={id} error={error} />
    </Field>
  );
});

/** The editor with its initial value, and the function that reports its changes as HTML. */
function useRichText({ initial, onChange, onPictures, onEditor }: RichTextFieldProps) {
  const [editor] = useState(() => {
    const created: Editor = createConsoleEditor((pictures) => onPictures?.(pictures, created));
    return created;
  });
  const [value] = useState(() => normalValueOf(initial));
  useEffect(() => onEditor?.(editor), [editor, onEditor]);
  useUndoInFocus(editor);
  const report = () => {
    const isChanged = editor.operations.some(({ type }) => type !== 'set_selection');
    if (isChanged) onChange(() => toHtml(documentOf(editor.children)));
  };
  return { editor, value, report };
}

const attributesOf = (id: string, error: string | undefined, isForReaders: boolean) => ({
  id,
  placeholder: isForReaders ? undefined : 'Start writing, or type / for blocks',
  'aria-labelledby': `${id}-label`,
  'aria-required': true,
  'aria-multiline': true,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? `${id}-keys ${id}-error` : `${id}-keys`,
});

/** Notes about the field's error, its marks and its keys. */
function Notes({ id, error }: { id: string; error: string | undefined }) {
  return (
    <>
      <VisuallyHidden id={unsupportedNote}>Unsupported: to be checked before it is published.</VisuallyHidden>
      <VisuallyHidden id={commentNote}>Commented: see the panel Comments.</VisuallyHidden>
      <Keys id={`${id}-keys`}>
        In a list or code, Tab indents and Shift+Tab outdents; in a table they move between cells. To leave the editor
        from there, press Escape, then Tab.
      </Keys>
      {error && <Fault id={`${id}-error`}>{error}</Fault>}
    </>
  );
}
