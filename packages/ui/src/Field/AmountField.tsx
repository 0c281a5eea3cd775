import { useId, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color, font, text, weight } from '../theme/tokens.ts';
import { controlStyle } from './control-style.ts';
import { controlAttributes, FieldFrame, type FieldTexts } from './FieldFrame.tsx';

const Box = styled.span`
  position: relative;
  display: block;
  @media print {
    display: flex;
    gap: 0.25em;
    align-items: baseline;
  }
`;
const Input = styled.input`
  ${controlStyle}
  padding-right: 4.25rem;
  font-family: ${font.sign};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  &[data-unit='before'] {
    padding-inline: 1.75rem 0.75rem;
  }
`;
const Unit = styled.span`
  position: absolute;
  top: 50%;
  right: 0.75rem;
  translate: 0 -50%;
  color: ${color.inkSoft};
  font: ${weight.medium} ${text.sm} / 1 ${font.sign};
  pointer-events: none;
  &[data-unit='before'] {
    right: auto;
    left: 0.75rem;
  }
  @media print {
    position: static;
    translate: none;
    &[data-unit='before'] {
      order: -1;
    }
  }
`;

export type AmountFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'inputMode' | keyof FieldTexts> & {
    /** Unit, such as 'miles' or '%'; '$' comes before the number. Announced after the label. */
    unit: string;
  };

/** A labeled number with its unit in the field. It accepts any text, commas included: the caller parses it. */
export function AmountField({ label, hint, error, required, id, unit, ...rest }: AmountFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const texts = { label, hint, error, required };
  const attributes = controlAttributes(fieldId, texts);
  const described = [`${fieldId}-unit`, attributes['aria-describedby']].filter(Boolean).join(' ');
  const place = unit === '$' ? 'before' : undefined;
  return (
    <FieldFrame id={fieldId} texts={texts}>
      <Box>
        <Input
          autoComplete="off"
          maxLength={24}
          {...rest}
          type="text"
          inputMode="decimal"
          {...attributes}
          aria-describedby={described}
          data-unit={place}
        />
        <Unit id={`${fieldId}-unit`} data-unit={place}>
          {unit}
        </Unit>
      </Box>
    </FieldFrame>
  );
}
