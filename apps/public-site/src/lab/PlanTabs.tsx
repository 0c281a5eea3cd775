import { useEffect, useRef } from 'react';
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
  const row = useFocusOfPressed(compareHref === undefined);
  if (compareHref !== undefined)
    return (
      <Row ref={row}>
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
    <Row ref={row}>
      <Choices legend="Plan on the map" name="show" value={shown} options={plans} onChoose={onShow} />
      <WithScript>
        <Button size="sm" variant="quiet" data-replay="" onClick={onRemove}>
          Remove plan B
        </Button>
      </WithScript>
    </Row>
  );
}

/** The link and the button disappear when they are pressed: the focus moves to what replaces them. */
function useFocusOfPressed(hasSecond: boolean) {
  const row = useRef<HTMLDivElement>(null);
  const hadSecond = useRef(hasSecond);
  useEffect(() => {
    const isPressed = hadSecond.current !== hasSecond && document.activeElement === document.body;
    hadSecond.current = hasSecond;
    if (isPressed) row.current?.querySelector<HTMLElement>('a, :checked')?.focus();
  }, [hasSecond]);
  return row;
}
