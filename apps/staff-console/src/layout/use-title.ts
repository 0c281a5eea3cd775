import { useEffect } from 'react';
import { brand } from '@workspace/contracts/brand';

/** Sets the title of the browser tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
}
