import {
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { Editor, Transforms } from 'slate';
import { Slate } from 'slate-react';
import { styled } from 'styled-components';
import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, space } from '@workspace/ui/theme/tokens.ts';
import { focusEditor } from '../../editor/focus-editor.ts';
import { leaveBlock } from '../../editor/leave-block.ts';
import { normalValueOf } from '../../editor/normal-value.ts';
import { proseStyle } from '../../editor/prose-style.ts';
import type { PastedPictures } from '../../editor/pasted-pictures.ts';
import { renderElement, renderLeaf } from '../../editor/render-element.tsx';
import { documentOf } from '../../editor/rich-text-value.ts';
import { EditorText } from '../../editor/EditorText.tsx';
import { syncSelection } from '../../editor/sync-selection.ts';
import type { Tool, ToolDialog } from '../../editor/tool.ts';
import { ToolDialogs } from '../../editor/ToolDialogs.tsx';
import { Toolbar } from '../../editor/Toolbar.tsx';
import { useTab } from '../../editor/use-tab.ts';
import { useTextHandlers } from '../../editor/use-text-handlers.ts';
import { isFocusLost } from '../../layout/is-focus-lost.ts';
import { isPressed } from '../../layout/shortcut.ts';
import { useStable } from '../../layout/use-stable.ts';
import { createMailEditor } from './create-mail-editor.ts';
import { mailLinkError } from './mail-link-error.ts';
import { mailToolGroups, mailTools } from './mail-tools.ts';
import { retype } from './retype.ts';
import { OfferedFields } from './offered-fields.ts';
import { useSettledFocus } from './use-settled-focus.ts';

const Frame = styled.div`
  /* The tools appear with the cursor. */
  > [role='toolbar'] {
    display: none;
    margin: 0 0 ${space.sm};
    border: 1px solid ${color.line};
    border-radius: 5px;
  }
  &[data-has-focus] > [role='toolbar'],
  &:has(:popover-open) > [role='toolbar'] {
    display: flex;
  }
`;
const Words = styled(EditorText)`
  ${proseStyle}
  min-height: 1.6em !important;
  outline: none;
  font: 400 1rem / 1.6 ${font.text};
  h2 {
    font-size: 1.3rem;
  }
  h3 {
    font-size: 1.1rem;
  }
  /* COMPAT: Slate writes an opacity into it that is too faint to be read. */
  [data-slate-placeholder] {
    color: ${color.inkSoft};
    opacity: 1 !important;
  }
`;

interface TextBlockEditorProps {
  label: string;
  /** Initial HTML, read once. */
  initial: string;
  /** True for a block that was just added: it takes the focus. */
  isNew: boolean;
  /** The text that was typed into a plain field while the editor was loaded; undefined without that field. */
  typed: string | undefined;
  describedBy: string | undefined;
  onChange: (html: string) => void;
  /** Receives pasted and dropped pictures. */
  onPictures: (pictures: PastedPictures) => void;
}

/** The editor of posts with the tools of an email, in place. */
export default function TextBlockEditor(props: TextBlockEditorProps) {
  const { label, isNew, typed, describedBy } = props;
  const id = useId();
  const { editor, value, reportChange } = useMailText(props);
  const frame = useRef<HTMLDivElement>(null);
  const hasFocus = useSettledFocus(frame);
  const { dialog, closeDialog, use, handlers } = useMailTools(editor);
  const groups = mailToolGroups(useContext(OfferedFields));
  useFocusWhenNew(editor, isNew, typed !== undefined);
  return (
    <Frame ref={frame} data-has-focus={hasFocus || undefined}>
      <Slate editor={editor} initialValue={value} onChange={reportChange}>
        <Toolbar controls={id} groups={groups} onUse={use} />
        <Words
          id={id}
          role="textbox"
          aria-label={label}
          aria-multiline
          aria-describedby={[`${id}-keys`, describedBy].filter(Boolean).join(' ')}
          placeholder="Write …"
          renderElement={renderElement}
          renderLeaf={renderLeaf}
          {...handlers}
        />
        <ToolDialogs editor={editor} errorOf={mailLinkError} dialog={dialog} tools={mailTools} onClose={closeDialog} />
      </Slate>
      <VisuallyHidden id={`${id}-keys`}>
        In a list, Tab indents and Shift+Tab outdents. To leave the text from there, press Escape, then Tab.
      </VisuallyHidden>
    </Frame>
  );
}

/** The editor with its initial value, and the function that reports its changes as HTML. */
function useMailText({ initial, typed, onChange, onPictures }: TextBlockEditorProps) {
  const pastePictures = useStable(onPictures);
  const [editor] = useState(() => createMailEditor(pastePictures));
  const [value] = useState(() => (typed ? retype(editor, typed) : normalValueOf(initial, createMailEditor())));
  const report = () => onChange(toHtml(documentOf(editor.children)));
  const reportChange = () => {
    if (editor.operations.some(({ type }) => type !== 'set_selection')) report();
  };
  const reportRetyped = useEffectEvent(() => {
    if (typed) report();
  });
  useEffect(() => reportRetyped(), []);
  return { editor, value, reportChange };
}

/** Focuses a new text at its end, before the next key. If the writer has left the plain field, the focus stays there. */
function useFocusWhenNew(editor: Editor, isNew: boolean, hadField: boolean) {
  const isWanted = useRef(isNew);
  useLayoutEffect(() => {
    if (!isWanted.current || (hadField && !isFocusLost())) return;
    isWanted.current = false;
    Transforms.select(editor, Editor.end(editor, []));
    focusEditor(editor);
  }, [editor, hadField]);
}

/** Runs the tools for the toolbar and the keyboard. */
function useMailTools(editor: Editor) {
  const tab = useTab(editor);
  const [dialog, setDialog] = useState<ToolDialog>();
  const use = ({ run }: Tool) => {
    syncSelection(editor);
    if (typeof run === 'string') setDialog(run);
    else run(editor);
  };
  const press = (event: KeyboardEvent) => {
    tab(event);
    if (!event.isDefaultPrevented()) leaveBlock(editor, event);
    if (event.isDefaultPrevented()) return;
    const tool = mailTools.find(({ shortcut }) => shortcut && isPressed(shortcut, event.nativeEvent));
    if (!tool) return;
    event.preventDefault();
    use(tool);
  };
  const handlers = useTextHandlers(editor, press);
  return { dialog, closeDialog: () => setDialog(undefined), use, handlers };
}
