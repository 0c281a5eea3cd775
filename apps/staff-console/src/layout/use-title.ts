import { useEffect } from 'react';
import { brand } from '@workspace/contracts/brand';

/** Names the browser's tab after the page. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
}
