import { useLocation } from 'react-router-dom';
import { useConsolePath } from './base-path.ts';
import type { ConsolePlace } from './console-pages.ts';

/** Returns a function that tells if a place, or a page that belongs to it, is open. */
export function useCurrentPlace(): (place: Pick<ConsolePlace, 'page' | 'also'>) => boolean {
  const path = useConsolePath();
  const { pathname } = useLocation();
  const isHere = (page: string) =>
    page === '' ? pathname.replace(/\/$/, '') === path(page) : `${pathname}/`.startsWith(`${path(page)}/`);
  return ({ page, also = [] }) => [page, ...also].some(isHere);
}
