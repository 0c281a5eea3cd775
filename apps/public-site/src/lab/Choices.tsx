import { styled } from 'styled-components';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { chosenInForcedColors } from '@workspace/ui/theme/forced-style.ts';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';

const Set = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  min-width: 0;
  padding: 0;
  border: 0;
  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 1.875rem;
    padding: 0.15rem 0.625rem 0;
    border-radius: ${radius.sm};
    background-color: ${color.groundAlt};
    color: ${color.inkSoft};
    font: ${weight.strong} ${text.xs} / 1.2 ${font.sign};
    cursor: pointer;
    &:hover {
      color: ${color.ink};
    }
    &:has(:checked) {
      background-color: ${color.linkTint};
      color: ${color.link};
      box-shadow: inset 0 0 0 1.5px ${color.link};
      ${chosenInForcedColors}
    }
    &:has(:focus-visible) {
      outline: 3px solid ${color.focus};
      outline-offset: 2px;
    }
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    label {
      min-height: 2.5rem;
      padding-inline: 0.75rem;
    }
  }
`;

type Props<Value extends string> = {
  legend: string;
  name: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
};

/** A choice of one among a few, as marks in a row. */
export function Choices<Value extends string>({ legend, name, value, options, onChoose }: Props<Value>) {
  return (
    <Set>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </Set>
  );
}
