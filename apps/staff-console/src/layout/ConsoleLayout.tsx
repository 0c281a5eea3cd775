import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { logout } from '@workspace/contracts/auth';
import { brand } from '@workspace/contracts/brand';
import { useAuth } from '@workspace/contracts/react/use-auth';
import { LaneMark } from '@workspace/ui/road/LaneMark';
import { color, font, media, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { consolePages } from './console-pages.ts';
import { useConsolePath } from './base-path.ts';

const Frame = styled.div`
  min-height: 100vh;
  display: grid;
  grid-template-rows: auto 1fr;
  ${media.desktop} {
    grid-template: 1fr / 13.5rem minmax(0, 1fr);
  }
`;
const Column = styled.div`
  background-color: ${color.ground};
  color: ${color.ink};
`;
const Side = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm} ${space.lg};
  padding: ${space.md} ${space.lg};
  ${media.desktop} {
    position: sticky;
    top: 0;
    height: 100vh;
    flex-direction: column;
    align-items: stretch;
    padding: ${space.xl} ${space.lg};
  }
`;
const Brand = styled.a`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  color: inherit;
  font: ${weight.heavy} 1.25rem / 1 ${font.sign};
  text-decoration: none;
`;
const Pages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  padding: 0;
  list-style: none;
  ${media.desktop} {
    flex-direction: column;
    padding-top: ${space.lg};
  }
  a {
    display: block;
    padding: ${space.sm};
    border-left: 4px solid transparent;
    border-radius: ${radius.sm};
    color: inherit;
    font: ${weight.medium} 1rem / 1.4 ${font.sign};
    text-decoration: none;
  }
  ${media.desktop} {
    a {
      padding-inline: ${space.md};
    }
  }
  a:hover {
    background-color: ${color.groundAlt};
  }
  a[aria-current] {
    border-left-color: ${color.lane};
    background-color: ${color.groundAlt};
    font-weight: ${weight.heavy};
  }
`;
const Person = styled.div`
  margin-left: auto;
  display: flex;
  align-items: center;
  gap: ${space.md};
  min-width: 0;
  font-size: ${text.sm};
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    max-width: 200px;
  }
  a {
    color: inherit;
    white-space: nowrap;
  }
  ${media.desktop} {
    margin: auto 0 0;
    flex-direction: column;
    align-items: start;
    gap: ${space.xs};
    padding-left: ${space.md};
    span {
      max-width: 100%;
    }
  }
`;
const Content = styled.main`
  min-width: 0;
  padding: ${space.xl} ${space.gutter} ${space.xxl};
`;

/** The console's frame: navigation, the signed-in user, and the page. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const path = useConsolePath();
  const { pathname } = useLocation();
  const { user } = useAuth();
  const isHere = (page: string) =>
    page === '' ? pathname.replace(/\/$/, '') === path(page) : `${pathname}/`.startsWith(`${path(page)}/`);
  return (
    <Frame>
      <Column data-ground="asphalt">
        <Side>
          <Brand href="/">
            <LaneMark size={28} />
            {brand.name}
          </Brand>
          <nav aria-label="Console">
            <Pages>
              {consolePages.map(({ page, label, also }) => (
                <li key={page}>
                  <Link to={path(page)} aria-current={[page, ...also].some(isHere) ? 'page' : undefined}>
                    {label}
                  </Link>
                </li>
              ))}
            </Pages>
          </nav>
          <Person>
            <span title={user?.email}>{user?.email}</span>
            <a href={logout.path}>Sign out</a>
          </Person>
        </Side>
      </Column>
      <Content>{children}</Content>
    </Frame>
  );
}
