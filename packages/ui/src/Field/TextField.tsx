import { useId, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control-style.ts';
import { controlAttributes, FieldFrame, type FieldTexts } from './FieldFrame.tsx';

const Input = styled.input`
  ${controlStyle}
`;

export type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'className' | 'style' | keyof FieldTexts>;

/** A labeled line of text; accepts every attribute of an input. */
export function TextField({ label, isLabelHidden, hint, error, required, id, ...rest }: TextFieldProps) {
  const ownId = useId();
  const texts = { label, isLabelHidden, hint, error, required };
  return (
    <FieldFrame id={id ?? ownId} texts={texts}>
      <Input type="text" {...rest} {...controlAttributes(id ?? ownId, texts)} />
    </FieldFrame>
  );
}
