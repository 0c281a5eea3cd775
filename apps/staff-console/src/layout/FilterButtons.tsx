import { styled } from 'styled-components';
import { chosenInForcedColors } from '@workspace/ui/theme/forced-style.ts';
import { color, control, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { formatNumber } from './format-number.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.xl};
`;
const Choice = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  min-height: ${control.md};
  padding: 2px 0 0;
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: ${color.inkSoft};
  font: ${weight.strong} ${text.sm} / 1.2 ${font.sign};
  &:hover {
    color: ${color.ink};
  }
  &[aria-pressed='true'] {
    border-bottom-color: ${color.lane};
    color: ${color.ink};
    ${chosenInForcedColors}
  }
  > span {
    color: ${color.inkSoft};
    font-weight: ${weight.medium};
    font-variant-numeric: tabular-nums;
  }
`;

interface FilterButtonsProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string; count?: number | undefined }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** The filters of a list with their counts, one of them selected. */
export function FilterButtons<Value extends string>({ label, choices, chosen, onChoose }: FilterButtonsProps<Value>) {
  return (
    <Row role="group" aria-label={label}>
      {choices.map(({ value, label: name, count }) => (
        <Choice key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {name} {count !== undefined && <span>{formatNumber(count)}</span>}
        </Choice>
      ))}
    </Row>
  );
}
