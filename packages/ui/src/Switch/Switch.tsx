import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, space, text, weight } from '../theme/tokens.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.xs} ${space.md};
  align-items: center;
`;
const Track = styled.input`
  appearance: none;
  position: relative;
  width: 2.75rem;
  height: 1.5rem;
  margin: 0;
  border: 2px solid ${color.lineControl};
  border-radius: 1rem;
  background-color: ${color.surface};
  cursor: pointer;
  &::before {
    content: '';
    position: absolute;
    inset: 2px auto 2px 2px;
    aspect-ratio: 1;
    border-radius: 50%;
    background-color: ${color.lineControl};
  }
  &:checked {
    border-color: ${color.link};
    background-color: ${color.link};
  }
  &:checked::before {
    inset: 2px 2px 2px auto;
    background-color: ${color.surface};
  }
  &:disabled {
    background-color: ${color.groundAlt};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
const Label = styled.label`
  padding-block: 0.4rem;
  font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
  cursor: pointer;
  :disabled + & {
    color: ${color.inkSoft};
    cursor: not-allowed;
  }
`;
const Hint = styled.p`
  grid-column: 2;
  color: ${color.inkSoft};
  font-size: ${text.sm};
  line-height: 1.4;
`;

export type SwitchProps = {
  label: string;
  hint?: ReactNode;
  isOn: boolean;
  disabled?: boolean;
  onFlip: (isOn: boolean) => void;
};

/** A labeled on/off switch. */
export function Switch({ label, hint, isOn, disabled, onFlip }: SwitchProps) {
  const id = useId();
  return (
    <Frame>
      <Track
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onFlip(target.checked)}
      />
      <Label htmlFor={id}>{label}</Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Frame>
  );
}
