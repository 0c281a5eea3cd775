import { styled } from 'styled-components';
import { Icon } from '@workspace/ui/Icon';
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

/** Items under one label: native details. The page script adds arrow keys, letters and closing. */
export function NavDropdown({ group }: { group: NavGroup }) {
  return (
    <Disclosure data-dropdown="">
      <summary>
        {group.label}
        <Icon name="chevronDown" size={14} />
      </summary>
      <ul role="list">
        {group.items.map((item) => (
          <li key={item.to}>
            <SiteLink item={item} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
