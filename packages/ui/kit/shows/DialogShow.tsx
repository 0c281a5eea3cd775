import { useState, type ReactNode } from 'react';
import { Button } from '../../src/Button/index.ts';
import { ConfirmDialog, Dialog, dialogSizes } from '../../src/Dialog/index.ts';
import { TextField } from '../../src/Field/index.ts';
import { State } from '../State.tsx';

type Closable = { isOpen: boolean; onClose: () => void };

function Opener({ name, children }: { name: string; children: (closable: Closable) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <State name={name}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children({ isOpen, onClose: () => setOpen(false) })}
    </State>
  );
}

function RequestAgain({ isBusy, tone, ...closable }: Closable & { isBusy: boolean; tone: 'calm' | 'danger' }) {
  return (
    <ConfirmDialog
      {...closable}
      title={tone === 'danger' ? 'Delete this post?' : 'Publish this post?'}
      description={tone === 'danger' ? 'It cannot be undone.' : 'Readers see it at once.'}
      confirmLabel={tone === 'danger' ? 'Delete post' : 'Publish'}
      onConfirm={closable.onClose}
      tone={tone}
      isBusy={isBusy}
    />
  );
}

export function DialogShow() {
  return (
    <>
      {dialogSizes.map((size) => (
        <Opener key={size} name={`Dialog, ${size}`}>
          {(closable) => (
            <Dialog
              {...closable}
              size={size}
              title="Link"
              description="Where the words lead."
              footer={<Button onClick={closable.onClose}>Cancel</Button>}
            >
              <TextField label="Address" />
            </Dialog>
          )}
        </Opener>
      ))}
      <Opener name="ConfirmDialog, danger">
        {(closable) => <RequestAgain {...closable} tone="danger" isBusy={false} />}
      </Opener>
      <Opener name="ConfirmDialog, calm">
        {(closable) => <RequestAgain {...closable} tone="calm" isBusy={false} />}
      </Opener>
      <Opener name="ConfirmDialog, busy">{(closable) => <RequestAgain {...closable} tone="danger" isBusy />}</Opener>
    </>
  );
}
