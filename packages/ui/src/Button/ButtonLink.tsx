import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts';

const Face = styled.a<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyle}
`;

export type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'target' | 'rel'> & {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Opens in a new tab and announces it to screen readers. */
  opensNewTab?: boolean;
};

/** A link that looks like a button. For client-side navigation, pass the router's `href` and `onClick`. */
export function ButtonLink({ variant = 'secondary', size = 'md', opensNewTab, children, ...rest }: ButtonLinkProps) {
  const tab = opensNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Face data-quiet={variant === 'quiet' ? '' : undefined} {...rest} {...tab} $variant={variant} $size={size}>
      {children}
      {opensNewTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </Face>
  );
}
