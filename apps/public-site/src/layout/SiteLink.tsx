import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import type { NavItem } from './navigation.ts';

/** A link to a page, to a section of the home page or, in a new tab, to another site. */
export function SiteLink({
  item: { to, label },
  children,
  className,
}: {
  item: NavItem;
  children?: ReactNode;
  className?: string;
}) {
  const { pathname } = useLocation();
  if (to.startsWith('/')) {
    return (
      <a className={className} href={to} aria-current={to === pathname ? 'page' : undefined}>
        {children ?? label}
      </a>
    );
  }
  return (
    <a className={className} href={to} target="_blank" rel="noopener noreferrer">
      {children ?? label}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
