import type { MouseEvent, ReactNode } from 'react';
import { ButtonLink } from '@workspace/ui/Button';
import { scrollToSection } from './scroll-to-section.ts';

/** Leads to the contact form: it scrolls there on the home page, and goes there from any other. */
export function ContactButton({ children }: { children: ReactNode }) {
  const follow = (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && scrollToSection('contact')) event.preventDefault();
  };
  return (
    <ButtonLink href="/#contact" variant="primary" size="lg" onClick={follow}>
      {children}
    </ButtonLink>
  );
}
