import { useEffect, useRef, type RefObject } from 'react';

/** Opens a fold when the address or a link leads to it: browsers open one only for a target inside. */
export function useOpenedByLink(id: string): RefObject<HTMLDetailsElement | null> {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const open = () => (fold.current!.open = true);
    const openByAddress = () => location.hash === `#${id}` && open();
    // The second press of a link does not change the address.
    const openByPress = ({ target }: MouseEvent) => (target as Element).closest(`a[href="#${id}"]`) && open();
    openByAddress();
    addEventListener('hashchange', openByAddress);
    document.addEventListener('click', openByPress);
    return () => {
      removeEventListener('hashchange', openByAddress);
      document.removeEventListener('click', openByPress);
    };
  }, [id]);
  return fold;
}
