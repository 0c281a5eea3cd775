import { styled } from 'styled-components';
import { buttonStyle, type ButtonSize, type ButtonVariant } from '@workspace/ui/Button';
import { SiteLink } from './SiteLink.tsx';
import type { NavItem } from './navigation.ts';

const Face = styled(SiteLink)<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyle}
`;

/** A link to a page of the site, styled as a button: a main link of its page. */
export function SiteLinkButton({
  item,
  variant = 'secondary',
  size = 'md',
}: {
  item: NavItem;
  variant?: ButtonVariant;
  size?: ButtonSize;
}) {
  return <Face item={item} isMain $variant={variant} $size={size} />;
}
