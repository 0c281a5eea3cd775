import { useState, type KeyboardEvent } from 'react';
import { Transforms, type Editor } from 'slate';
import { ReactEditor } from 'slate-react';
import { Button } from '@workspace/ui/Button';
import { Dialog } from '@workspace/ui/Dialog';
import { TextField } from '@workspace/ui/Field';
import { currentLink, removeLink, setLink } from './commands.ts';
import { linkError } from './link-error.ts';

/** Asks for a link's URL; starts with the URL of the link at the selection. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [old] = useState(() => currentLink(editor)?.[0].url);
  const [url, setUrl] = useState(old ?? '');
  const [error, setError] = useState<string>();
  const finish = useFinish(editor, onClose);
  const apply = () => {
    const address = url.trim();
    const inputError = address === old ? undefined : linkError(address);
    if (inputError === undefined) return finish(() => setLink(editor, address));
    setError(inputError);
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
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
    <Dialog isOpen onClose={() => finish(() => {})} title="Link" size="sm" footer={footer}>
      <TextField
        label="Address"
        hint="A site (https://…), an email address (mailto:…) or a page of this site (/…)"
        {...address}
        onChange={({ target }) => setUrl(target.value)}
        onKeyDown={applyOnEnter}
      />
    </Dialog>
  );
}

/**
 * Closes the dialog and runs an action on the selection from before it opened: the dialog takes the focus, and with it
 * the selection.
 */
function useFinish(editor: Editor, onClose: () => void): (work: () => void) => void {
  const [selection] = useState(editor.selection);
  return (work) => {
    onClose();
    setTimeout(() => {
      ReactEditor.focus(editor);
      if (selection) Transforms.select(editor, selection);
      work();
    });
  };
}
