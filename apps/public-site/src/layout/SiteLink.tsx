import { useContext, type ReactNode } from 'react';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { PageContext } from '../page-data/page-context.ts';
import type { NavItem } from './navigation.ts';

/** A link to a page, to a section of the home page or, in a new tab, to another site. */
export function SiteLink({
  item: { to, label },
  children,
  className,
  isMain,
}: {
  item: NavItem;
  children?: ReactNode;
  className?: string;
  /** Browsers fetch the main links of a page ahead of a click. */
  isMain?: boolean | undefined;
}) {
  // An island does not know the page that it is on.
  const pathname = useContext(PageContext)?.pathname;
  if (to.startsWith('/')) {
    return (
      <a
        className={className}
        href={to}
        aria-current={to === pathname ? 'page' : undefined}
        data-main-link={isMain ? '' : undefined}
      >
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
