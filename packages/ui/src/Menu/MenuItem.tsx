import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, control, font, radius, space, text, weight } from '../theme/tokens.ts';

const face = css`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  width: 100%;
  min-height: ${control.sm};
  padding: ${space.xs} ${space.md};
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: ${color.ink};
  font: ${weight.medium} ${text.sm} / 1.3 ${font.sign};
  text-align: left;
  text-decoration: none;
  > svg {
    flex: none;
  }
  &:hover,
  &:focus-visible {
    background-color: ${color.groundAlt};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-disabled='true'] {
    color: ${color.inkSoft};
    cursor: not-allowed;
  }
  &[aria-checked='true'] {
    box-shadow: inset 3px 0 ${color.lane};
    font-weight: ${weight.strong};
  }
  &[data-tone='danger'] {
    color: ${color.danger};
  }
`;
const ButtonItem = styled.button`
  ${face}
`;
const LinkItem = styled.a`
  ${face}
`;

export type MenuItemProps = {
  /** Makes the item a link (a full page load); without it the item is a button. */
  href?: string;
  opensNewTab?: boolean;
  onSelect?: () => void;
  isDisabled?: boolean;
  /** True or false makes the item a choice that is on or off. */
  isChecked?: boolean | undefined;
  tone?: 'calm' | 'danger';
  /** Leaves the menu open when chosen, for an action that shows its own result. */
  keepsOpen?: boolean;
  children: ReactNode;
};

/** One action of a `Menu`; choosing it closes the menu. */
export function MenuItem({
  href,
  opensNewTab,
  onSelect,
  isDisabled,
  isChecked,
  tone = 'calm',
  keepsOpen,
  children,
}: MenuItemProps) {
  const shared = {
    role: isChecked === undefined ? 'menuitem' : 'menuitemcheckbox',
    'aria-checked': isChecked,
    tabIndex: -1,
    'data-tone': tone,
    'aria-disabled': isDisabled,
    'data-keeps-open': keepsOpen,
  } as const;
  if (href !== undefined && !isDisabled) {
    const tab = opensNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
    return (
      <LinkItem {...shared} {...tab} href={href} onClick={onSelect}>
        {children}
      </LinkItem>
    );
  }
  return (
    <ButtonItem {...shared} type="button" onClick={isDisabled ? undefined : onSelect}>
      {children}
    </ButtonItem>
  );
}
