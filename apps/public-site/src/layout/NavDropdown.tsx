import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { styled } from 'styled-components';
import { Icon } from '@workspace/ui/Icon';
import { useMenuKeys } from '@workspace/ui/Menu';
import { color, radius, space } from '@workspace/ui/theme/tokens.ts';
import { SiteLink } from './SiteLink.tsx';
import type { NavGroup } from './navigation.ts';

const Disclosure = styled.details`
  position: relative;
  summary {
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
  ul {
    position: absolute;
    top: calc(100% + ${space.xs});
    left: 0;
    min-width: 12rem;
    padding: ${space.xs};
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    background-color: ${color.surface};
    box-shadow: ${color.shadow};
    list-style: none;
  }
  li a:hover {
    background-color: ${color.ground};
  }
`;

/**
 * Items under one label: native details; after hydration, arrow keys and letters move between them, and a choice,
 * Escape or a press elsewhere closes it.
 */
export function NavDropdown({ group }: { group: NavGroup }) {
  const ref = useRef<HTMLDetailsElement>(null);
  useShutElsewhere(ref);
  const shut = () => {
    if (ref.current) ref.current.open = false;
  };
  const goByKey = useMenuKeys('a');
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const details = event.currentTarget;
    if (event.key === 'ArrowDown') details.open = true;
    if (!details.open) return;
    if (event.key !== 'Escape') return goByKey(event);
    shut();
    details.querySelector('summary')?.focus();
  };
  return (
    <Disclosure ref={ref} onKeyDown={onKeyDown}>
      <summary>
        {group.label}
        <Icon name="chevronDown" size={14} />
      </summary>
      <ul role="list">
        {group.items.map((item) => (
          <li key={item.to} onClick={shut}>
            <SiteLink item={item} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Closes the open dropdown when a press or the focus goes elsewhere. */
function useShutElsewhere(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: Event) => {
      const isInside = event.target instanceof Node && ref.current?.contains(event.target);
      if (ref.current?.open && !isInside) ref.current.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [ref]);
}
