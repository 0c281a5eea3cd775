import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import type { NavItem } from './navigation.ts';
import { scrollToSection } from './scroll-to-section.ts';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** A link to a page, to a section of the home page (scrolled to when already there) or, in a new tab, outside. */
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
  if (!to.startsWith('/')) {
    return (
      <a className={className} href={to} target="_blank" rel="noopener noreferrer">
        {children ?? label}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    );
  }
  const [path = '/', section] = to.split('#');
  const onClick = (event: MouseEvent) => {
    if (section && path === pathname && isPlainClick(event) && scrollToSection(section)) event.preventDefault();
  };
  return (
    <Link
      className={className}
      to={to}
      onClick={onClick}
      aria-current={!section && path === pathname ? 'page' : undefined}
    >
      {children ?? label}
    </Link>
  );
}
