import { useState } from 'react';
import { getUser } from '@workspace/contracts/auth';
import { Role, roleDescriptions } from '@workspace/contracts/roles';
import { changeStaff, type StaffMember } from '@workspace/contracts/staff';
import { useRefresh } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { SelectField } from '@workspace/ui/Field';
import { useToast } from '@workspace/ui/Toast';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';

const options = Role.options.map((value) => ({ value, label: `${value}: ${roleDescriptions[value]}` }));

interface ChangeRoleDialogProps {
  member: StaffMember;
  onClose: () => void;
  onChanged: () => void;
}

/** Gives a person another role. */
export function ChangeRoleDialog({ member, onClose, onChanged }: ChangeRoleDialogProps) {
  const { id, name, role, isYou } = member;
  const [chosen, setChosen] = useState<Role>(role);
  const { send, isSending } = useSend(changeStaff);
  const run = useAction();
  const toast = useToast();
  const refresh = useRefresh();
  const save = async () => {
    const done = await run(send({ params: { id }, body: { role: chosen } }), 'Failed to change the role.');
    if (!done) return;
    toast({ title: 'Role changed', description: `${name} is ${done.member.role} now.` });
    if (isYou) refresh(getUser, {});
    onChanged();
    onClose();
  };
  return (
    <FormDialog
      title={`Role of ${name}`}
      description="Everybody on staff reads posts, lists and requests. A role says what they may change."
      submitLabel="Change role"
      isBusy={isSending}
      canSubmit={chosen !== role}
      hasUnsavedChanges={chosen !== role}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <SelectField
        label="Role"
        options={options}
        value={chosen}
        onChange={({ target }) => setChosen(Role.parse(target.value))}
        hint={isYou && chosen !== 'owner' ? 'You cannot take this back by yourself.' : undefined}
      />
    </FormDialog>
  );
}
