import { useId, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control-style.ts';
import { controlAttributes, FieldFrame, type FieldWords } from './FieldFrame.tsx';

const Input = styled.input`
  ${controlStyle}
`;

export type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'className' | 'style' | keyof FieldWords>;

/** A labelled line of text; takes every attribute of an input. */
export function TextField({ label, hint, error, required, id, ...rest }: TextFieldProps) {
  const ownId = useId();
  const words = { label, hint, error, required };
  return (
    <FieldFrame id={id ?? ownId} words={words}>
      <Input type="text" {...rest} {...controlAttributes(id ?? ownId, words)} />
    </FieldFrame>
  );
}
