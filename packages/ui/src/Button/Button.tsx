import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../Spinner/Spinner.tsx';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts';

const Face = styled.button<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyle}
`;

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and ignores clicks, but keeps the focus: `disabled` would lose it. */
  isBusy?: boolean;
};

/** A button; `type` defaults to "button". With `aria-disabled` it ignores clicks and keeps the focus, as while busy. */
export function Button({
  variant = 'secondary',
  size = 'md',
  isBusy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isOff = isBusy || rest['aria-disabled'] === true;
  return (
    <Face
      type="button"
      {...rest}
      $variant={variant}
      $size={size}
      data-quiet={variant === 'quiet' ? '' : undefined}
      data-busy={isBusy || undefined}
      aria-disabled={isOff || undefined}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
    >
      {isBusy && <Spinner />}
      {children}
    </Face>
  );
}
