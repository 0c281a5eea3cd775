import { useState } from 'react';
import { disconnectLinkedin } from '@workspace/contracts/linkedin-connection';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { useToast } from '@workspace/ui/Toast';
import { useAction } from '../../layout/use-action.ts';
import { useDisconnected } from './use-business-page.ts';

/** Revokes the permission, after a confirmation. */
export function DisconnectButton({ onDone }: { onDone: () => void }) {
  const { send, isSending } = useSend(disconnectLinkedin);
  const [isOpen, setOpen] = useState(false);
  const show = useDisconnected();
  const runAction = useAction();
  const toast = useToast();
  const disconnect = async () => {
    const done = await runAction(
      send({}).then(() => true),
      'Failed to disconnect LinkedIn. Nothing has changed.',
    );
    setOpen(false);
    if (!done) return;
    toast({ title: 'Success', description: 'LinkedIn is disconnected, and its settings are deleted.' });
    onDone();
    show();
  };
  return (
    <div>
      <Button size="sm" onClick={() => setOpen(true)}>
        Disconnect
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => void disconnect()}
        isBusy={isSending}
        title="Disconnect LinkedIn?"
        description="The chosen page and auto-posting are deleted, and articles that wait are not posted. What is on LinkedIn stays there."
        confirmLabel="Disconnect"
      />
    </div>
  );
}
