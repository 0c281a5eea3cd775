import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { Choices } from './Choices.tsx';
import type { PlanName } from './lab-state.ts';
import { Label, WithScript } from './panel-style.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;
  justify-content: space-between;
  > a {
    font: ${weight.strong} ${text.sm} / 1.4 ${font.sign};
  }
`;

const plans = [
  { value: 'a', label: 'Plan A' },
  { value: 'b', label: 'Plan B' },
] as const;

type Props = {
  shown: PlanName;
  compareHref: string | undefined;
  onShow: (name: PlanName) => void;
  onRemove: () => void;
};

/** Chooses the plan on the map, or opens a second one. */
export function PlanTabs({ shown, compareHref, onShow, onRemove }: Props) {
  if (compareHref !== undefined)
    return (
      <Row>
        <Label as="h2">Your plan</Label>
        <a
          href={compareHref}
          data-replay=""
          onClick={(event) => {
            event.preventDefault();
            onShow('b');
          }}
        >
          Compare with a plan B
        </a>
      </Row>
    );
  return (
    <Row>
      <Choices legend="Plan on the map" name="show" value={shown} options={plans} onChoose={onShow} />
      <WithScript>
        <Button size="sm" variant="quiet" data-replay="" onClick={onRemove}>
          Remove plan B
        </Button>
      </WithScript>
    </Row>
  );
}
