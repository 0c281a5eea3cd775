import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { chosenInForcedColors } from '@workspace/ui/theme/forced-style.ts';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { useConsolePath } from '../../layout/base-path.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useDenied } from '../../layout/use-permission.ts';
import { useTitle } from '../../layout/use-title.ts';
import { settingsPages, type SettingsPlace } from './settings-pages.ts';

const Places = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.lg};
  padding: 0;
  border-bottom: 1px solid ${color.line};
  list-style: none;
  a {
    display: block;
    padding: ${space.sm} ${space.xs};
    border-bottom: 4px solid transparent;
    color: ${color.inkSoft};
    font: ${weight.strong} ${text.sm} / 1.4 ${font.sign};
    text-decoration: none;
  }
  a:hover {
    color: ${color.ink};
  }
  a[aria-current] {
    border-bottom-color: ${color.lane};
    color: ${color.ink};
    ${chosenInForcedColors}
  }
`;

interface SettingsPageProps {
  title: string;
  subtitle: string;
  /** Buttons of the page. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the settings: its title, the links to the other pages, and its content. */
export function SettingsPage({ title, subtitle, actions, children }: SettingsPageProps) {
  useTitle(title);
  return (
    <Stack>
      <PageHeader title={title} subtitle={subtitle}>
        {actions}
      </PageHeader>
      <nav aria-label="Pages of the settings">
        <Places>
          {settingsPages.map((place) => (
            <Place key={place.page} {...place} />
          ))}
        </Places>
      </nav>
      {children}
    </Stack>
  );
}

function Place({ page, label, permission }: SettingsPlace) {
  const path = useConsolePath();
  const { pathname } = useLocation();
  if (useDenied(permission) !== undefined) return null;
  return (
    <li>
      <Link to={path(page)} aria-current={pathname.replace(/\/$/, '') === path(page) ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  );
}
