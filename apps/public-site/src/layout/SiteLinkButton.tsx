import { styled } from 'styled-components';
import { buttonStyle, type ButtonSize, type ButtonVariant } from '@workspace/ui/Button';
import { SiteLink } from './SiteLink.tsx';
import type { NavItem } from './navigation.ts';

const Face = styled(SiteLink)<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyle}
`;

/** A link to a page of the site, styled as a button. */
export function SiteLinkButton({
  item,
  variant = 'secondary',
  size = 'md',
  isMain,
}: {
  item: NavItem;
  variant?: ButtonVariant;
  size?: ButtonSize;
  isMain?: boolean;
}) {
  return <Face item={item} isMain={isMain} $variant={variant} $size={size} />;
}
