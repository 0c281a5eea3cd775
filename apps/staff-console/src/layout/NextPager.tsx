import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { color, space, text } from '@workspace/ui/theme/tokens.ts';

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
  margin-top: ${space.lg};
  color: ${color.inkSoft};
  font-size: ${text.sm};
  > div {
    display: flex;
    gap: ${space.sm};
  }
`;

interface NextPagerProps {
  /** Rows on this page. */
  count: number;
  page: number;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** The way through a list that is too long to count: forth, and back the same way. */
export function NextPager({ count, page, onPrevious, onNext }: NextPagerProps) {
  const isAll = !onPrevious && !onNext;
  return (
    <Row aria-label="Pages">
      <p role="status">{isAll ? `${count} shown, that is all` : `Page ${page}, ${count} shown`}</p>
      {!isAll && (
        <div>
          <Button size="sm" aria-disabled={!onPrevious} onClick={onPrevious}>
            Previous
          </Button>
          <Button size="sm" aria-disabled={!onNext} onClick={onNext}>
            Next
          </Button>
        </div>
      )}
    </Row>
  );
}
