import { useState } from 'react';
import type { Editor } from 'slate';
import { Button } from '@workspace/ui/Button';
import { Dialog } from '@workspace/ui/Dialog';
import { TextField } from '@workspace/ui/Field';
import { onEnter } from '../layout/on-enter.ts';
import { currentLink, removeLink, setLink } from './commands.ts';
import { completeAddress } from './link-error.ts';
import { returnToEditor } from './return-to-editor.ts';

export interface LinkDialogProps {
  editor: Editor;
  /** Returns the message for an address that cannot be a link. */
  errorOf: (address: string) => string | undefined;
  onClose: () => void;
}

/** Asks for a link's URL; starts with the URL of the link at the selection. */
export function LinkDialog({ editor, errorOf, onClose }: LinkDialogProps) {
  const [old] = useState(() => currentLink(editor)?.[0].url);
  const [url, setUrl] = useState(old ?? '');
  const [error, setError] = useState<string>();
  const [selection] = useState(editor.selection);
  const finish = (action?: () => void) => returnToEditor(editor, selection, onClose, action);
  const apply = () => {
    const address = url.trim() === old ? old : completeAddress(url);
    const inputError = address === old ? undefined : errorOf(address);
    if (inputError === undefined) return finish(() => setLink(editor, address));
    setError(inputError);
  };
  const footer = (
    <>
      {old !== undefined && <Button onClick={() => finish(() => removeLink(editor))}>Remove link</Button>}
      <Button variant="primary" onClick={apply}>
        {old === undefined ? 'Add link' : 'Change link'}
      </Button>
    </>
  );
  const address = { inputMode: 'url', autoFocus: true, value: url, error } as const;
  return (
    <Dialog isOpen onClose={() => finish()} title="Link" size="sm" footer={footer}>
      <TextField
        label="Address"
        hint="A site (https://…), an email address (mailto:…) or a page of this site (/…)"
        {...address}
        onChange={({ target }) => setUrl(target.value)}
        onKeyDown={onEnter(apply)}
      />
    </Dialog>
  );
}
