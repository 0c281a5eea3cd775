import { useState } from 'react';
import { addSubscribers, type SubscriberDraft } from '@workspace/contracts/email-list-subscribers';
import type { EmailList } from '@workspace/contracts/email-lists';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import { useSend } from '@workspace/contracts/react/use-send';
import { TextArea } from '@workspace/ui/Field';
import { useToast } from '@workspace/ui/Toast';
import { failureMessage } from '../../layout/failure-message.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { formatCount, formatNumber } from '../../layout/format-number.ts';
import { parsePeople, type ReadPeople } from './parse-people.ts';

/** More subscribers are easier to check, and to undo, as a file. */
const addedAtOnce = 5_000;

interface AddSubscribersDialogProps {
  list: EmailList;
  onClose: () => void;
  onAdded: () => void;
}

/** Adds one or several people: typed, or pasted from a spreadsheet or an email. */
export function AddSubscribersDialog({ list, onClose, onAdded }: AddSubscribersDialogProps) {
  const [written, setWritten] = useState('');
  const { add, isSending, inputError, clearError } = useAdd(list.id);
  const read = parsePeople(written);
  const { people } = read;
  const addAll = async () => {
    if (!(await add(people))) return;
    onAdded();
    onClose();
  };
  const change = (text: string) => {
    clearError();
    setWritten(text);
  };
  return (
    <FormDialog
      title="Add subscribers"
      description={`To ${list.name}. Who is there already stays as they are, and who left stays out.`}
      submitLabel={people.length > 1 ? `Add ${formatNumber(people.length)} subscribers` : 'Add Subscriber'}
      canSubmit={people.length > 0 && !faultOf(read)}
      isBusy={isSending}
      onSubmit={() => void addAll()}
      hasUnsavedChanges={written.trim() !== ''}
      onClose={onClose}
    >
      <TextArea
        label="People"
        hint="One on a line: address, first name, last name. Names may be left out."
        required
        rows={6}
        spellCheck={false}
        placeholder="ada@city.example, Ada, Lovelace"
        value={written}
        error={faultOf(read) ?? inputError}
        onChange={({ target }) => change(target.value)}
      />
    </FormDialog>
  );
}

function faultOf({ people, unread }: ReadPeople): string | undefined {
  if (people.length > addedAtOnce) return `Upload more than ${formatNumber(addedAtOnce)} people as a file.`;
  if (people.length === 0 || unread.length === 0) return undefined;
  return `${formatCount(unread.length, 'line has', 'lines have')} no address: ${unread.slice(0, 5).join(', ')}`;
}

function useAdd(listId: string) {
  const { send, isSending } = useSend(addSubscribers);
  const [inputError, setFieldError] = useState<string>();
  const toast = useToast();
  const add = async (subscribers: SubscriberDraft[]): Promise<boolean> => {
    try {
      const { message } = await send({ params: { listId }, body: { subscribers } });
      toast({ title: 'Success', description: message });
      return true;
    } catch (thrown) {
      const index = indexOf(thrown);
      const who = index === undefined ? undefined : subscribers[index];
      const sentence = failureMessage(thrown, 'Failed to add subscribers');
      setFieldError(who ? `${who.email}: ${sentence}` : sentence);
      return false;
    }
  };
  return { add, isSending, inputError, clearError: () => setFieldError(undefined) };
}

/** Returns the index of the rejected subscriber from the error's field: `subscribers.3.email`. */
function indexOf(thrown: unknown): number | undefined {
  if (!(thrown instanceof ApiError)) return undefined;
  const index = /^subscribers\.(\d+)/.exec(Object.keys(thrown.fields)[0] ?? '')?.[1];
  return index === undefined ? undefined : Number(index);
}
