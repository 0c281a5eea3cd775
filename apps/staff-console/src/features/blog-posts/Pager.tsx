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
const figures = new Intl.NumberFormat('en-US');

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** Which rows are shown, and the way to the others. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <Row aria-label="Pages">
      <p role="status">
        {figures.format(first)} to {figures.format(last)} of {figures.format(total)}
      </p>
      {pages > 1 && (
        <div>
          <Button size="sm" aria-disabled={page === 1} onClick={() => page > 1 && onPage(page - 1)}>
            Previous
          </Button>
          <Button size="sm" aria-disabled={page >= pages} onClick={() => page < pages && onPage(page + 1)}>
            Next
          </Button>
        </div>
      )}
    </Row>
  );
}
