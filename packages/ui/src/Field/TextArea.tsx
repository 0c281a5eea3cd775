import { useId, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control-style.ts';
import { controlAttributes, FieldFrame, type FieldTexts } from './FieldFrame.tsx';

const Area = styled.textarea`
  ${controlStyle}
  resize: vertical;
`;

export type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'className' | 'style' | keyof FieldTexts>;

/** A labeled text of several lines; accepts every attribute of a textarea. */
export function TextArea({ label, hint, error, required, id, rows = 3, ...rest }: TextAreaProps) {
  const ownId = useId();
  const texts = { label, hint, error, required };
  return (
    <FieldFrame id={id ?? ownId} texts={texts}>
      <Area rows={rows} {...rest} {...controlAttributes(id ?? ownId, texts)} />
    </FieldFrame>
  );
}
