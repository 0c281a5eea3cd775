import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { useConsolePath } from './base-path.ts';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.sm};
  margin-bottom: ${space.xs};
  padding: 0;
  list-style: none;
  font: ${weight.medium} ${text.xs} / 1.4 ${font.sign};
  li {
    display: flex;
    align-items: center;
    gap: ${space.sm};
    color: ${color.inkSoft};
  }
  li:not(:last-child)::after {
    content: '/';
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 1.5rem;
    color: ${color.inkSoft};
    text-decoration: none;
  }
  a:hover {
    color: ${color.ink};
    text-decoration: underline;
  }
`;

/** A page above the current one. */
export interface Crumb {
  label: string;
  /** Path below the base path of the console. */
  page: string;
}

/** The pages above the current one, each a link. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const path = useConsolePath();
  return (
    <nav aria-label="Breadcrumbs">
      <List>
        {crumbs.map(({ label, page }) => (
          <li key={page}>
            <Link to={path(page)}>{label}</Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
