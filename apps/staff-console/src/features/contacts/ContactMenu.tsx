import type { Contact } from '@workspace/contracts/contacts';
import { Button } from '@workspace/ui/Button';
import { Icon } from '@workspace/ui/Icon';
import { Menu, MenuItem } from '@workspace/ui/Menu';
import { Bar } from './inbox-style.ts';
import { useContactActions } from './use-contact-actions.ts';
import { useCurrentUser } from '../../layout/use-permission.ts';

export type OpenDialog = 'assign' | 'tags' | undefined;

interface ContactMenuProps {
  contact: Contact;
  onDialog: (dialog: OpenDialog) => void;
}

/** The actions on a request: the likely one as a button, the others in a menu. */
export function ContactMenu({ contact, onDialog }: ContactMenuProps) {
  const { change, isChanging } = useContactActions();
  const user = useCurrentUser();
  const { id, owner, status } = contact;
  const isMine = owner === user?.email.toLowerCase();
  const isArchived = status === 'archived';
  const isSpam = status === 'spam';
  const assign = () =>
    void (user && change(id, { owner: isMine ? null : user.email }, isMine ? 'has no owner.' : 'is yours.', { owner }));
  const spam = () =>
    void change(id, { isSpam: !isSpam }, isSpam ? 'is no spam, and waits.' : 'is marked as spam.', { isSpam });
  const archive = () =>
    void change(id, { isArchived: !isArchived }, isArchived ? 'is back.' : 'is archived.', { isArchived });
  const [likely, label] = isSpam ? [spam, 'Not spam'] : [assign, isMine ? 'Not mine' : 'Assign to me'];
  return (
    <Bar>
      <Button size="sm" isBusy={isChanging} onClick={likely}>
        {label}
      </Button>
      <Menu
        label={`Actions for ${contact.firstName} ${contact.lastName}`}
        look="secondary"
        trigger={<Icon name="more" />}
      >
        <MenuItem onSelect={() => onDialog('assign')}>Assign to a colleague</MenuItem>
        <MenuItem onSelect={() => onDialog('tags')}>Edit tags</MenuItem>
        <MenuItem onSelect={archive}>{isArchived ? 'Move back from the archive' : 'Archive'}</MenuItem>
        <MenuItem onSelect={spam}>{isSpam ? 'Not spam' : 'Mark as spam'}</MenuItem>
      </Menu>
    </Bar>
  );
}
