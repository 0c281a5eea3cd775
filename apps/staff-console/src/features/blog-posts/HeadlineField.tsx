import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { css, styled } from 'styled-components';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, radius, text, weight } from '@workspace/ui/theme/tokens.ts';

const looks = {
  title: css`
    font: ${weight.heavy} clamp(1.875rem, 1.3rem + 2.4vw, 2.75rem) / 1.1 ${font.sign};
    letter-spacing: -0.02em;
  `,
  lead: css`
    color: ${color.inkSoft};
    font: 400 clamp(1.0625rem, 1rem + 0.4vw, 1.3125rem) / 1.5 ${font.text};
  `,
};
const Area = styled.textarea<{ $look: keyof typeof looks }>`
  display: block;
  width: 100%;
  /* Grows with its text; browsers that cannot do that show a handle. */
  field-sizing: content;
  padding: 0.1em 0;
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: ${color.ink};
  resize: vertical;
  @supports (field-sizing: content) {
    resize: none;
  }
  ${({ $look }) => looks[$look]}
  &::placeholder {
    color: ${color.inkSoft};
    opacity: 0.75;
  }
  &[aria-invalid='true'] {
    box-shadow: 0 2px 0 ${color.danger};
  }
`;
const errorSpace = '0.5rem';
const Field = styled.div`
  position: relative;
  padding-bottom: ${errorSpace};
`;
/* Between the fields, so that the text below does not move. */
const Fault = styled.p`
  position: absolute;
  inset: calc(100% - ${errorSpace}) 0 auto;
  overflow: hidden;
  color: ${color.danger};
  font-size: ${text.sm};
  line-height: 1.25rem;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface HeadlineFieldProps {
  label: string;
  name: string;
  look: keyof typeof looks;
  value: string;
  error: string | undefined;
  /** True: the field has the focus from the start, unless that opens the keyboard of a touch screen. */
  startsHere?: boolean;
  onChange: (value: string) => void;
}

/** One paragraph at the head of an article, written where and as readers see it. Enter moves on to the next field. */
export function HeadlineField(props: HeadlineFieldProps) {
  const { label, name, look, value, error, startsHere = false, onChange } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (startsHere && matchMedia('(pointer: fine)').matches) area.current?.focus();
    // Runs once, when the page opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Field>
      <VisuallyHidden as="label" htmlFor={id}>
        {label} *
      </VisuallyHidden>
      <Area
        ref={area}
        id={id}
        name={name}
        $look={look}
        rows={look === 'title' ? 1 : 3}
        required
        placeholder={label}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={toNextField}
      />
      {error && <Fault id={`${id}-error`}>{error}</Fault>}
    </Field>
  );
}

function toNextField(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const { form } = event.currentTarget;
  const fields = [...(form?.querySelectorAll<HTMLElement>('textarea, [contenteditable="true"]') ?? [])];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}
