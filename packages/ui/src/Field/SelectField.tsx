import { useId, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { controlStyle } from './control-style.ts';
import { controlAttributes, FieldFrame, type FieldTexts } from './FieldFrame.tsx';

const Wrap = styled.span`
  position: relative;
  display: block;
  > svg {
    position: absolute;
    right: 0.75rem;
    top: calc(50% - 9px);
    pointer-events: none;
    @media print {
      display: none;
    }
  }
`;
const Select = styled.select`
  ${controlStyle}
  appearance: none;
  padding-right: 2.5rem;
  text-overflow: ellipsis;
`;

export type SelectOption = { value: string; label: string };

export type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'className' | 'style' | 'children' | keyof FieldTexts> & {
    options: readonly SelectOption[];
    /** First, empty option, such as 'Choose a list'. */
    placeholder?: string;
  };

/** A labeled choice of one, styled over the browser's own select. */
export function SelectField({
  label,
  isLabelHidden,
  hint,
  error,
  required,
  id,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  const ownId = useId();
  const texts = { label, isLabelHidden, hint, error, required };
  return (
    <FieldFrame id={id ?? ownId} texts={texts}>
      <Wrap>
        <Select {...rest} {...controlAttributes(id ?? ownId, texts)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <Icon name="chevronDown" size={18} />
      </Wrap>
    </FieldFrame>
  );
}
