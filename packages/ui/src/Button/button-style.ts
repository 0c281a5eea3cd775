import { css } from 'styled-components';
import { color, control, font, radius, space, text, weight } from '../theme/tokens.ts';

/**
 * Primary: the one action of a view. Secondary: the others. Quiet: inside rows and bars. Danger: actions that cannot
 * be undone.
 */
export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

/** Small: rows and bars, 36 px. Medium: forms, 44 px. Large: the call to action of a public page, 52 px. */
export const buttonSizes = ['sm', 'md', 'lg'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

const looks: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css`
    background-color: ${color.lane};
    color: ${color.onLane};
    &:hover {
      background-color: color-mix(in srgb, ${color.lane} 84%, #fff);
    }
    &:active {
      background-color: color-mix(in srgb, ${color.lane} 88%, #000);
    }
  `,
  secondary: css`
    border-color: var(--control-edge, currentColor);
    color: ${color.ink};
    &:hover {
      background-color: color-mix(in srgb, ${color.ink} 9%, transparent);
    }
    &:active {
      background-color: color-mix(in srgb, ${color.ink} 16%, transparent);
    }
  `,
  quiet: css`
    padding-inline: ${space.md};
    color: ${color.link};
    &:hover {
      background-color: color-mix(in srgb, ${color.link} 12%, transparent);
    }
    &:active {
      background-color: color-mix(in srgb, ${color.link} 20%, transparent);
    }
  `,
  danger: css`
    background-color: ${color.dangerFill};
    color: #fff;
    &:hover {
      background-color: color-mix(in srgb, ${color.dangerFill} 86%, #000);
    }
  `,
};

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  sm: css`
    min-height: ${control.sm};
    padding: 0.2rem ${space.md};
    font-size: ${text.sm};
  `,
  md: css`
    min-height: ${control.md};
    padding: 0.35rem 1.125rem;
    font-size: ${control.text};
  `,
  lg: css`
    min-height: 3.25rem;
    padding: 0.5rem ${space.xl};
    font-size: 1.0625rem;
  `,
};

const quietInset = css`calc(-1 * (${space.md} + ${control.border}))`;

/**
 * For a row with quiet buttons: their texts, which no border surrounds, stand in line with what is above and below them.
 */
export const quietInLine = css`
  > [data-quiet] {
    margin-inline-start: ${quietInset};
  }
  > [data-quiet]:last-child {
    margin-inline-end: ${quietInset};
  }
`;

/** Style shared by `Button` and `ButtonLink`. */
export const buttonStyle = css<{ $variant: ButtonVariant; $size: ButtonSize }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.sm};
  border: ${control.border} solid transparent;
  border-radius: ${radius.md};
  background-color: transparent;
  font-family: ${font.sign};
  font-weight: ${weight.strong};
  line-height: 1.15;
  text-align: center;
  text-decoration: none;
  transition: background-color 120ms;
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => looks[$variant]}
  &:focus-visible {
    border-radius: ${radius.md};
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
  &[data-busy] {
    opacity: 1;
    cursor: progress;
  }
  @media print {
    display: none;
  }
`;
