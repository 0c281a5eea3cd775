import { useState } from 'react';
import type { Contact } from '@workspace/contracts/contacts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { readTags } from './read-tags.ts';
import { TagsField } from './TagsField.tsx';
import { useContactActions } from './use-contact-actions.ts';

interface TagsDialogProps {
  contact: Contact;
  onClose: () => void;
}

/** Edits the tags of a request as one line of text. */
export function TagsDialog({ contact: { id, tags }, onClose }: TagsDialogProps) {
  const [stored] = useState(tags.join(', '));
  const [written, setWritten] = useState(stored);
  const { change, isChanging } = useContactActions();
  const store = async () => {
    if (await change(id, { tags: readTags(written) }, 'has new tags.', { tags })) onClose();
  };
  return (
    <FormDialog
      title="Edit tags"
      submitLabel="Save"
      isBusy={isChanging}
      onSubmit={() => void store()}
      hasUnsavedChanges={written !== stored}
      onClose={onClose}
    >
      <TagsField value={written} onChange={setWritten} />
    </FormDialog>
  );
}
