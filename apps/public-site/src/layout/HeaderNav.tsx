import { styled } from 'styled-components';
import { color, font, media, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { NavDropdown } from './NavDropdown.tsx';
import { SiteLink } from './SiteLink.tsx';
import { headerEntries, isGroup } from './navigation.ts';

const List = styled.ul`
  display: none;
  align-items: center;
  list-style: none;
  ${media.header} {
    display: flex;
  }
  a,
  summary {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    min-height: 2.75rem;
    padding-inline: ${space.sm};
    ${media.wide} {
      padding-inline: ${space.md};
    }
    border-radius: ${radius.sm};
    color: ${color.ink};
    font: ${weight.medium} ${text.sm} / 1.2 ${font.sign};
    text-decoration: none;
  }
  > li > a:hover,
  summary:hover {
    background-color: ${color.surface};
  }
  > li > a[aria-current] {
    box-shadow: inset 0 -3px ${color.lane};
    border-radius: 0;
  }
`;

/** The navigation items of a wide window. */
export function HeaderNav() {
  return (
    <nav aria-label="Main">
      <List role="list">
        {headerEntries.map((entry) => (
          <li key={entry.label}>{isGroup(entry) ? <NavDropdown group={entry} /> : <SiteLink item={entry} />}</li>
        ))}
      </List>
    </nav>
  );
}
