import { useId, useState } from 'react';
import { Editable, Slate } from 'slate-react';
import { styled } from 'styled-components';
import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { toggleMark } from './commands.ts';
import { makeEditor } from './make-editor.ts';
import { proseStyle } from './prose-style.ts';
import { renderElement, renderLeaf } from './render-element.tsx';
import { documentOf, valueOf } from './rich-text-value.ts';
import { takeSelection } from './take-selection.ts';
import { Toolbar } from './Toolbar.tsx';

const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
`;
const Label = styled.span`
  font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
`;
const Star = styled.span`
  color: ${color.danger};
`;
const Frame = styled.div`
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  &:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }
  &[data-invalid] {
    border-color: ${color.danger};
  }
`;
const Page = styled(Editable)`
  ${proseStyle}
  /* COMPAT: Slate writes the placeholder's own height into the element. */
  min-height: 18rem !important;
  padding: ${space.lg};
  outline: none;
  /* COMPAT: Slate writes an opacity into it that is too faint to be read. */
  [data-slate-placeholder] {
    color: ${color.inkSoft};
    opacity: 1 !important;
  }
`;
const Fault = styled.p`
  color: ${color.danger};
  font-size: ${text.sm};
`;

export interface RichTextFieldProps {
  label: string;
  /** HTML to begin with; later values are the editor's own and are not read back. */
  value: string;
  error?: string | undefined;
  onChange: (html: string) => void;
}

/** A labelled rich-text editor whose value is HTML. */
export function RichTextField({ label, value, error, onChange }: RichTextFieldProps) {
  const id = useId();
  const [editor] = useState(makeEditor);
  const [initial] = useState(() => valueOf(value));
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
          <Toolbar controls={id} />
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
            onKeyDown={(event) => {
              if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
              event.preventDefault();
              takeSelection(editor);
              toggleMark(editor, 'bold');
            }}
          />
        </Slate>
      </Frame>
      {error && <Fault id={`${id}-error`}>{error}</Fault>}
    </Field>
  );
}
