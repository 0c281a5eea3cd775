import type { ReactNode } from 'react';
import { ButtonLink } from '@workspace/ui/Button';

/** Links to the contact form on the home page. */
export function ContactButton({ children }: { children: ReactNode }) {
  return (
    <ButtonLink href="/#contact" variant="primary" size="lg">
      {children}
    </ButtonLink>
  );
}
