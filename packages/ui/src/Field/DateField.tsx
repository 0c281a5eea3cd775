import { useId, useRef, type ChangeEvent, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { color, radius } from '../theme/tokens.ts';
import { controlStyle } from './control-style.ts';
import { controlAttributes, FieldFrame, type FieldTexts } from './FieldFrame.tsx';

const Box = styled.span`
  position: relative;
  display: block;
`;
const Input = styled.input`
  ${controlStyle}
  padding-right: 3rem;
`;
/* The browser opens its calendar at this field, which is invisible. */
const Calendar = styled.input`
  position: absolute;
  inset: auto 0 0 auto;
  width: 2.75rem;
  height: 2.75rem;
  opacity: 0;
  pointer-events: none;
`;
const Opener = styled.button`
  position: absolute;
  top: 1px;
  right: 1px;
  bottom: 1px;
  display: grid;
  place-items: center;
  width: 2.75rem;
  border: 0;
  border-radius: ${radius.md};
  background: none;
  color: ${color.inkSoft};
  &:hover {
    color: ${color.ink};
    background-color: ${color.groundAlt};
  }
`;

export type DateFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'value' | 'onChange' | keyof FieldTexts> & {
    /** The date in its written form. */
    value: string;
    /** Called with the typed text, and with the written form of a picked or recognized date. */
    onText: (text: string) => void;
    /** Parses a text to a date as `YYYY-MM-DD`; undefined for an invalid one. */
    readDay: (text: string) => string | undefined;
    /** Formats a date in its written form. */
    writeDay: (day: string) => string;
  };

/**
 * A labeled date as text, typed or picked from the browser's calendar. A typed date is converted to the written form
 * on blur.
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, required, id, value, onText, readDay, writeDay, ...rest } = props;
  const ownId = useId();
  const texts = { label, hint, error, required };
  const calendar = useRef<HTMLInputElement>(null);
  const entered = useRef(value);
  const day = readDay(value);
  // A date that was not edited stays as it is.
  const settle = () => value !== entered.current && day !== undefined && onText(writeDay(day));
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => target.value && onText(writeDay(target.value));
  return (
    <FieldFrame id={id ?? ownId} texts={texts}>
      <Box>
        <Calendar ref={calendar} type="date" tabIndex={-1} aria-hidden="true" value={day ?? ''} onChange={choose} />
        <Input
          autoComplete="off"
          {...rest}
          type="text"
          value={value}
          onChange={({ target }) => onText(target.value)}
          onFocus={() => (entered.current = value)}
          onBlur={settle}
          {...controlAttributes(id ?? ownId, texts)}
        />
        <Opener type="button" onClick={() => calendar.current?.showPicker()}>
          <Icon name="calendar" size={18} />
          <VisuallyHidden>Choose a day for {label}</VisuallyHidden>
        </Opener>
      </Box>
    </FieldFrame>
  );
}
