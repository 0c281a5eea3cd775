import { styled } from 'styled-components';
import { logout } from '@workspace/contracts/auth';
import { Icon } from '@workspace/ui/Icon';
import { Menu, MenuItem } from '@workspace/ui/Menu';
import { color, font, text, weight } from '@workspace/ui/theme/tokens.ts';
import { PlaceLabel, placeStyle } from './navigation-style.ts';
import { release } from './release.ts';
import { useCurrentUser } from './use-permission.ts';

const Face = styled.button`
  ${placeStyle}
  min-height: 2.5rem;
  padding: 0 5px;
  border-left-width: 0;
  &:hover {
    background-color: ${color.groundAlt};
    color: ${color.ink};
  }
`;
const Avatar = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: 50%;
  background-color: ${color.sign};
  color: ${color.onSign};
  font: ${weight.strong} 0.75rem / 1 ${font.sign};
  /* No text of the button, whose name begins otherwise. */
  &::before {
    content: attr(data-letter);
  }
`;
const Line = styled.p`
  overflow: hidden;
  color: ${color.inkSoft};
  font-size: ${text.xs};
  text-overflow: ellipsis;
`;

/** The signed-in person, with the release that they see, the way to the site, the keys and out. */
export function PersonMenu({ onShowKeys }: { onShowKeys: () => void }) {
  const user = useCurrentUser();
  const name = user?.username || user?.email || '';
  const trigger = (
    <>
      <Avatar data-letter={name.slice(0, 1).toUpperCase()} />
      <PlaceLabel>{name}</PlaceLabel>
    </>
  );
  const heading = (
    <>
      <Line>{user?.email}</Line>
      <Line>{release}</Line>
    </>
  );
  return (
    <Menu label={`Account of ${name}`} face={Face} trigger={trigger} heading={heading}>
      <MenuItem href="/">
        <Icon name="external" size={16} />
        Back to Home
      </MenuItem>
      <MenuItem onSelect={onShowKeys}>
        <Icon name="keyboard" size={16} />
        Keyboard shortcuts
      </MenuItem>
      <MenuItem href={logout.path}>
        <Icon name="signOut" size={16} />
        Sign out
      </MenuItem>
    </Menu>
  );
}
