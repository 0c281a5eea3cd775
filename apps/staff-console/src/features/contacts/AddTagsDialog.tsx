import { useState } from 'react';
import type { Contact } from '@workspace/contracts/contacts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { formatCount } from '../../layout/format-number.ts';
import { readTags } from './read-tags.ts';
import { TagsField } from './TagsField.tsx';

interface AddTagsDialogProps {
  contacts: readonly Contact[];
  onAdd: (tags: readonly string[]) => void;
  onClose: () => void;
}

/** Adds tags to several requests, which keep those that they have. */
export function AddTagsDialog({ contacts, onAdd, onClose }: AddTagsDialogProps) {
  const [written, setWritten] = useState('');
  const tags = readTags(written);
  const add = () => {
    onAdd(tags);
    onClose();
  };
  return (
    <FormDialog
      title={`Add tags to ${formatCount(contacts.length, 'request')}`}
      submitLabel="Add"
      canSubmit={tags.length > 0}
      isBusy={false}
      onSubmit={add}
      hasUnsavedChanges={written.trim() !== ''}
      onClose={onClose}
    >
      <TagsField value={written} onChange={setWritten} />
    </FormDialog>
  );
}
