import { useState } from 'react';
import type { Contact } from '@workspace/contracts/contacts';
import { TextField } from '@workspace/ui/Field';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useContactActions } from './use-contact-actions.ts';

interface TagsDialogProps {
  contact: Contact;
  onClose: () => void;
}

/** Edits the tags of a request as one line of text. */
export function TagsDialog({ contact: { id, tags }, onClose }: TagsDialogProps) {
  const [written, setWritten] = useState(tags.join(', '));
  const { change, isChanging } = useContactActions();
  const store = async () => {
    const wanted = written
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean);
    if (await change(id, { tags: wanted }, 'has new tags.', { tags })) onClose();
  };
  return (
    <FormDialog
      title="Edit tags"
      submitLabel="Save"
      isBusy={isChanging}
      onSubmit={() => void store()}
      hasUnsavedChanges={false}
      onClose={onClose}
    >
      <TextField
        label="Tags"
        hint="Separated by commas, such as APWA, pilot"
        value={written}
        onChange={({ target }) => setWritten(target.value)}
      />
    </FormDialog>
  );
}
