import { formatNumber } from './format-number.ts';
import { PageTurner } from './PageTurner.tsx';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** Pagination of a list with a known length. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <PageTurner
      position={`${formatNumber(first)} to ${formatNumber(last)} of ${formatNumber(total)}`}
      onPrevious={page > 1 ? () => onPage(page - 1) : undefined}
      onNext={page < pages ? () => onPage(page + 1) : undefined}
    />
  );
}
