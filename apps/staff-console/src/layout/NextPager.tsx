import { PageTurner } from './PageTurner.tsx';

interface NextPagerProps {
  /** Number of rows on this page. */
  count: number;
  page: number;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Pagination of a list that is too long to count: forward, and back the same way. */
export function NextPager({ count, page, onPrevious, onNext }: NextPagerProps) {
  const isAll = !onPrevious && !onNext;
  const position = isAll ? `${count} shown, that is all` : `Page ${page}, ${count} shown`;
  return <PageTurner position={position} onPrevious={onPrevious} onNext={onNext} />;
}
