import { styled } from 'styled-components';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { formatNumber } from './format-number.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.lg};
`;
const Choice = styled.button`
  min-height: 2.75rem;
  padding: 0 ${space.xs};
  border: 0;
  border-bottom: 4px solid transparent;
  background: none;
  color: ${color.inkSoft};
  font: ${weight.strong} ${text.sm} / 1.2 ${font.sign};
  &:hover {
    color: ${color.ink};
  }
  &[aria-pressed='true'] {
    border-bottom-color: ${color.lane};
    color: ${color.ink};
  }
`;

interface FilterButtonsProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string; count: number | undefined }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** The filters of a list with their counts, one of them selected. */
export function FilterButtons<Value extends string>({ label, choices, chosen, onChoose }: FilterButtonsProps<Value>) {
  return (
    <Row role="group" aria-label={label}>
      {choices.map(({ value, label: name, count }) => (
        <Choice key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {count === undefined ? name : `${name} (${formatNumber(count)})`}
        </Choice>
      ))}
    </Row>
  );
}
