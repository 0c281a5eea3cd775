import { changeContact, type Contact } from '@workspace/contracts/contacts';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { useToast } from '@workspace/ui/Toast';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { useAction } from '../../layout/use-action.ts';

interface AnswerButtonProps {
  contact: Contact;
  refresh: () => void;
  /** Focused when no row follows. */
  onLast: () => void;
}

/** Marks a request as answered, or as waiting again. The toast offers to undo it. */
export function AnswerButton({ contact, refresh, onLast }: AnswerButtonProps) {
  const { send, isSending } = useSend(changeContact);
  const runAction = useAction();
  const toast = useToast();
  const { id, firstName, lastName } = contact;
  const name = `${firstName} ${lastName}`;
  const isAnswered = contact.answeredAt !== null;
  const change = async (wanted: boolean): Promise<boolean> => {
    const result = await runAction(
      send({ params: { id }, body: { isAnswered: wanted } }),
      'Failed to change the request.',
    );
    refresh();
    return result !== undefined;
  };
  const press = async (button: HTMLElement) => {
    const next = button.closest('tr')?.nextElementSibling?.querySelector('button');
    if (!(await change(!isAnswered))) return;
    // The row moves in the list, and a moved button loses the focus.
    if (document.activeElement === button || document.activeElement === document.body)
      if (next?.isConnected) next.focus();
      else onLast();
    const undo = { label: 'Undo', elsewhere: 'Find the request in the list', run: () => void change(isAnswered) };
    toast({ title: 'Success', description: `${name} ${isAnswered ? 'waits again.' : 'is answered.'}`, action: undo });
  };
  return (
    <Button size="sm" variant="quiet" isBusy={isSending} onClick={({ currentTarget }) => void press(currentTarget)}>
      <span>
        {isAnswered ? 'Mark as waiting' : 'Mark as answered'}
        <VisuallyHidden> {name}</VisuallyHidden>
      </span>
    </Button>
  );
}
