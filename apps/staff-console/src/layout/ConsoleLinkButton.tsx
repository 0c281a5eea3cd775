import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonSize, type ButtonVariant } from '@workspace/ui/Button';

const Face = styled(Link)<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyle}
`;

type ConsoleLinkButtonProps = Omit<ComponentProps<typeof Link>, 'className' | 'style' | 'to'> & {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
};

/** A link to another page of the console that looks like a button. */
export function ConsoleLinkButton({ href, variant = 'secondary', size = 'md', ...rest }: ConsoleLinkButtonProps) {
  return <Face to={href} data-quiet={variant === 'quiet' ? '' : undefined} {...rest} $variant={variant} $size={size} />;
}
