import { useState } from 'react';
import { styled } from 'styled-components';
import type { User } from '@workspace/contracts/auth';
import { Icon } from '@workspace/ui/Icon';
import { BareFace, Menu, MenuItem } from '@workspace/ui/Menu';
import { color, font, text, weight } from '@workspace/ui/theme/tokens.ts';
import { avatarLetter } from './avatar-letter.ts';

const Avatar = styled.span`
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  overflow: hidden;
  border-radius: 50%;
  background-color: ${color.sign};
  color: ${color.onSign};
  font: ${weight.strong} 1rem / 1 ${font.sign};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
const Name = styled.p`
  font: ${weight.strong} ${text.sm} / 1.4 ${font.sign};
`;
const Email = styled.p`
  max-width: 200px;
  overflow: hidden;
  color: ${color.inkSoft};
  font-size: ${text.xs};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The signed-in user, with a link to sign out, and one to the console for staff. */
export function UserMenu({ user }: { user: User }) {
  const [isLeaving, setLeaving] = useState(false);
  const [hasPicture, setHasPicture] = useState(Boolean(user.profileImageUrl));
  const avatar = (
    <Avatar>
      {hasPicture ? (
        <img src={user.profileImageUrl!} alt="" referrerPolicy="no-referrer" onError={() => setHasPicture(false)} />
      ) : (
        avatarLetter(user)
      )}
    </Avatar>
  );
  const heading = (
    <>
      <Name>{user.username}</Name>
      <Email title={user.email}>{user.email}</Email>
    </>
  );
  return (
    <Menu label={`Account of ${user.username || user.email}`} face={BareFace} trigger={avatar} heading={heading}>
      {user.isStaff && (
        <MenuItem href="/cms">
          <Icon name="edit" size={18} />
          Console
        </MenuItem>
      )}
      <MenuItem href="/api/logout" keepsOpen onSelect={() => setLeaving(true)}>
        <Icon name="signOut" size={18} />
        {isLeaving ? 'Signing out...' : 'Sign out'}
      </MenuItem>
    </Menu>
  );
}
