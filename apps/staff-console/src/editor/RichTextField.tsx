import { memo, useId, useState } from 'react';
import { Slate } from 'slate-react';
import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { LinkDialog } from './LinkDialog.tsx';
import { makeEditor } from './make-editor.ts';
import { renderElement, renderLeaf } from './render-element.tsx';
import { Fault, Field, Frame, Label, Page, Star } from './rich-text-field-style.ts';
import { documentOf, valueOf } from './rich-text-value.ts';
import { Toolbar } from './Toolbar.tsx';
import { unreadParts } from './unread-parts.ts';
import { UnreadNotice } from './UnreadNotice.tsx';
import { useTools } from './use-tools.ts';

export interface RichTextFieldProps {
  label: string;
  /** HTML to begin with. It is not read again: another one wants another field, by its key. */
  initial: string;
  error?: string | undefined;
  onChange: (html: string) => void;
}

/** A labelled rich-text editor whose value is HTML. */
export const RichTextField = memo(function RichTextField({ label, initial, error, onChange }: RichTextFieldProps) {
  const id = useId();
  const [editor] = useState(makeEditor);
  const [value] = useState(() => valueOf(initial));
  const [unread, setUnread] = useState(() => unreadParts(initial));
  const [isLinking, setLinking] = useState(false);
  const { use, press } = useTools(editor, () => setLinking(true));
  const report = () => {
    const isChanged = editor.operations.some(({ type }) => type !== 'set_selection');
    if (isChanged) onChange(toHtml(documentOf(editor.children)));
  };
  return (
    <Field>
      <Label id={`${id}-label`}>
        {label} <Star aria-hidden="true">*</Star>
      </Label>
      {unread.length > 0 && <UnreadNotice parts={unread} onAgree={() => setUnread([])} />}
      <Frame data-invalid={error ? '' : undefined}>
        <Slate editor={editor} initialValue={value} onChange={report}>
          <Toolbar controls={id} onUse={use} />
          <Page
            id={id}
            aria-labelledby={`${id}-label`}
            aria-required="true"
            aria-multiline="true"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            placeholder="Start writing..."
            renderElement={renderElement}
            renderLeaf={renderLeaf}
            readOnly={unread.length > 0}
            onKeyDown={press}
          />
          {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
        </Slate>
      </Frame>
      {error && <Fault id={`${id}-error`}>{error}</Fault>}
    </Field>
  );
});
