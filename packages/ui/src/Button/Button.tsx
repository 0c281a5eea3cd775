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

/** A button; `type` defaults to "button". */
export function Button({
  variant = 'secondary',
  size = 'md',
  isBusy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Face
      type="button"
      {...rest}
      $variant={variant}
      $size={size}
      data-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy && <Spinner />}
      {children}
    </Face>
  );
}
