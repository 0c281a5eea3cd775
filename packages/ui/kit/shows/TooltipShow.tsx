import { Button, ButtonLink } from '../../src/Button/index.ts';
import { Tooltip } from '../../src/Tooltip/index.ts';
import { State } from '../State.tsx';

export function TooltipShow() {
  return (
    <>
      <State name="on a button">
        <Tooltip text="Ctrl+B, or ⌘B">
          <Button>Bold</Button>
        </Tooltip>
      </State>
      <State name="on its neighbour, a link">
        <Tooltip text="The whole method, with its sources and what it cannot tell">
          <ButtonLink href="#Tooltip">Method</ButtonLink>
        </Tooltip>
      </State>
    </>
  );
}
