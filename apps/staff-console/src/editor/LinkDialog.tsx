import { useState } from 'react';
import { Transforms, type Editor } from 'slate';
import { ReactEditor } from 'slate-react';
import { isSafeUrl } from '@workspace/contracts/rich-text/document';
import { Button } from '@workspace/ui/Button';
import { Dialog } from '@workspace/ui/Dialog';
import { TextField } from '@workspace/ui/Field';
import { currentLink, removeLink, setLink } from './commands.ts';

/** Asks for a link's address, beginning with the one that the selection stands in. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  // The dialog takes the focus, and with it the selection.
  const [selection] = useState(editor.selection);
  const [old] = useState(() => currentLink(editor)?.[0].url);
  const [url, setUrl] = useState(old ?? '');
  const [error, setError] = useState<string>();
  const finish = (work: () => void) => {
    onClose();
    setTimeout(() => {
      ReactEditor.focus(editor);
      if (selection) Transforms.select(editor, selection);
      work();
    });
  };
  const apply = () => {
    const address = url.trim();
    if (!isSafeUrl(address)) return setError('Begin with https://, http://, mailto: or / for a page of this site.');
    finish(() => setLink(editor, address));
  };
  const footer = (
    <>
      {old !== undefined && <Button onClick={() => finish(() => removeLink(editor))}>Remove link</Button>}
      <Button variant="primary" onClick={apply}>
        {old === undefined ? 'Add link' : 'Change link'}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={() => finish(() => {})} title="Link" size="sm" footer={footer}>
      <TextField
        label="Address"
        inputMode="url"
        autoFocus
        value={url}
        error={error}
        onChange={({ target }) => setUrl(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
    </Dialog>
  );
}
