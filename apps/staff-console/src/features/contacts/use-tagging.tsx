import { useState, type ReactNode } from 'react';
import { getContact } from '@workspace/contracts/contact-threads';
import type { Contact } from '@workspace/contracts/contacts';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { AddTagsDialog } from './AddTagsDialog.tsx';
import { TagsDialog } from './TagsDialog.tsx';
import type { ContactBulk } from './use-contact-bulk.ts';

export interface Tagging {
  /** Opens the dialog for the tags of one request. */
  editTags: (id: string) => void;
  /** Opens the dialog that adds tags to the selected requests. */
  addTags: () => void;
  dialog: ReactNode;
}

/** Returns the dialogs for tags, and the functions that open them. */
export function useTagging(contacts: readonly Contact[], { bulk, tag }: ContactBulk): Tagging {
  const [editedId, setEditedId] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const listed = contacts.find(({ id }) => id === editedId);
  const close = () => setEditedId(undefined);
  const dialog = (
    <>
      {listed && <TagsDialog contact={listed} onClose={close} />}
      {editedId && !listed && <OpenTags id={editedId} onClose={close} />}
      {isAdding && bulk && (
        <AddTagsDialog
          contacts={bulk.selection.selected}
          onAdd={(tags) => void bulk.start(tag(tags))}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
  return { editTags: setEditedId, addTags: () => setAdding(true), dialog };
}

/** The open request may be on another page of the list: its thread has loaded it. */
function OpenTags({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useEndpoint(getContact, { params: { id } });
  return data && <TagsDialog contact={data.contact} onClose={onClose} />;
}
