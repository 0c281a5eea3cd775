import type { Contact } from '@workspace/contracts/contacts';
import { Button } from '@workspace/ui/Button';
import { useContactActions } from './use-contact-actions.ts';

/** Marks a request as answered, or as waiting again. The toast offers to undo it. */
export function AnswerButton({ contact: { id, answeredAt } }: { contact: Contact }) {
  const { change, isChanging } = useContactActions();
  const isAnswered = answeredAt !== null;
  const mark = () =>
    change(id, { isAnswered: !isAnswered }, isAnswered ? 'waits again.' : 'is answered.', { isAnswered });
  return (
    <Button variant="quiet" isBusy={isChanging} onClick={() => void mark()}>
      {isAnswered ? 'Mark as waiting' : 'Mark as answered'}
    </Button>
  );
}
