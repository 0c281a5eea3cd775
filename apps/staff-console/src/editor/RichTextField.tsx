import { memo, useId, useState } from 'react';
import { Slate } from 'slate-react';
import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { LinkDialog } from './LinkDialog.tsx';
import { makeEditor } from './make-editor.ts';
import { renderElement, renderLeaf } from './render-element.tsx';
import { Fault, Field, Frame, Label, Page, Star } from './rich-text-field-style.ts';
import { documentOf, valueOf } from './rich-text-value.ts';
import { Toolbar } from './Toolbar.tsx';
import { useTools } from './use-tools.ts';

export interface RichTextFieldProps {
  label: string;
  /** HTML to begin with; later values are the editor's own and are not read back. */
  value: string;
  error?: string | undefined;
  onChange: (html: string) => void;
}

/** A labelled rich-text editor whose value is HTML. */
export const RichTextField = memo(function RichTextField({ label, value, error, onChange }: RichTextFieldProps) {
  const id = useId();
  const [editor] = useState(makeEditor);
  const [initial] = useState(() => valueOf(value));
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
      <Frame data-invalid={error ? '' : undefined}>
        <Slate editor={editor} initialValue={initial} onChange={report}>
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
            onKeyDown={press}
          />
          {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
        </Slate>
      </Frame>
      {error && <Fault id={`${id}-error`}>{error}</Fault>}
    </Field>
  );
});
