import { useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { color, space, text } from '@workspace/ui/theme/tokens.ts';

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
  margin-top: ${space.md};
  color: ${color.inkSoft};
  font-size: ${text.sm};
  > div {
    display: flex;
    gap: ${space.sm};
  }
`;

interface PageTurnerProps {
  /** Label of the visible rows. */
  position: string;
  /** Undefined on the first page. */
  onPrevious: (() => void) | undefined;
  /** Undefined on the last page. */
  onNext: (() => void) | undefined;
}

/** The visible rows of a list, with buttons for the other pages. */
export function PageTurner({ position, onPrevious, onNext }: PageTurnerProps) {
  const row = useRef<HTMLElement>(null);
  const turn = (step: (() => void) | undefined) => () => {
    step?.();
    if (step && row.current) showListAbove(row.current);
  };
  return (
    <Row ref={row} aria-label="Pages">
      <p role="status">{position}</p>
      {(onPrevious ?? onNext) && (
        <div>
          <Button size="sm" aria-disabled={!onPrevious} onClick={turn(onPrevious)}>
            Previous
          </Button>
          <Button size="sm" aria-disabled={!onNext} onClick={turn(onNext)}>
            Next
          </Button>
        </div>
      )}
    </Row>
  );
}

/** Another page begins at the top of the list, which may be above the window. */
function showListAbove(pages: HTMLElement): void {
  const list = [...document.querySelectorAll('table, [data-rows]')].findLast(
    (one) => one.compareDocumentPosition(pages) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' });
}
