import { useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { addSubscribers, type SubscriberDraft } from '@workspace/contracts/email-list-subscribers';
import type { EmailList } from '@workspace/contracts/email-lists';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import { useSend } from '@workspace/contracts/react/use-send';
import { TextArea } from '@workspace/ui/Field';
import { useToast } from '@workspace/ui/Toast';
import { font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { failureMessage } from '../../layout/failure-message.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { formatCount, formatNumber } from '../../layout/format-number.ts';
import { FieldInputs } from '../subscriber-fields/FieldInputs.tsx';
import { useFieldTexts } from '../subscriber-fields/use-field-texts.ts';
import { lineFault, parsePeople, unfitLine, type ReadPeople } from './parse-people.ts';

/** More subscribers are easier to check, and to undo, as a file. */
const addedAtOnce = 5_000;

const noValues = {};

const Fields = styled.fieldset`
  display: grid;
  gap: ${space.lg};
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-bottom: ${space.sm};
    font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
  }
`;

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
  const more = useFieldTexts(list.id, noValues);
  const addAll = async () => {
    if (!(await add(read, more.isChanged ? { fields: more.values } : {}))) return;
    onAdded();
    onClose();
  };
  const change = (value: string) => (clearError(), setWritten(value));
  return (
    <FormDialog
      title="Add subscribers"
      description={`To ${list.name}. Who is there already stays as they are, and who left stays out.`}
      submitLabel={people.length > 1 ? `Add ${formatNumber(people.length)} subscribers` : 'Add Subscriber'}
      canSubmit={people.length > 0 && !faultOf(read) && more.canSave}
      isBusy={isSending}
      onSubmit={() => void addAll()}
      hasUnsavedChanges={written.trim() !== '' || more.isChanged}
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
      <ForEverybody count={people.length} inputs={more.inputs} />
    </FormDialog>
  );
}

/** Values of fields, the same for all people of the text. */
function ForEverybody({ count, inputs }: { count: number; inputs: ComponentProps<typeof FieldInputs> }) {
  if (inputs.fields.length === 0) return null;
  return (
    <Fields>
      <legend>{count > 1 ? `Fields, the same for all ${formatNumber(count)}` : 'Fields'}</legend>
      <FieldInputs {...inputs} />
    </Fields>
  );
}

function faultOf({ people, unread }: ReadPeople): string | undefined {
  if (people.length > addedAtOnce) return `Upload more than ${formatNumber(addedAtOnce)} people as a file.`;
  if (people.length === 0 || unread.length === 0) return undefined;
  return `${formatCount(unread.length, 'line has', 'lines have')} no address: ${unread.slice(0, 5).join(', ')}`;
}

function useAdd(listId: string) {
  const { send, isSending } = useSend(addSubscribers);
  const [inputError, setInputError] = useState<string>();
  const toast = useToast();
  const add = async (read: ReadPeople, more: Pick<SubscriberDraft, 'fields'>): Promise<boolean> => {
    const unfit = unfitLine(read);
    setInputError(unfit);
    if (unfit) return false;
    try {
      const subscribers = read.people.map((person) => ({ ...person, ...more }));
      const { message } = await send({ params: { listId }, body: { subscribers } });
      toast({ title: 'Success', description: message });
      return true;
    } catch (thrown) {
      setInputError(rejectedLine(thrown, read) ?? failureMessage(thrown, 'Failed to add subscribers'));
      return false;
    }
  };
  return { add, isSending, inputError, clearError: () => setInputError(undefined) };
}

/** Describes the line of the rejected subscriber, from the error's field: `subscribers.3.email`. */
function rejectedLine(thrown: unknown, { people, lines }: ReadPeople): string | undefined {
  if (!(thrown instanceof ApiError)) return undefined;
  const [path = '', reason = ''] = Object.entries(thrown.fields)[0] ?? [];
  const [, index, field = ''] = /^subscribers\.(\d+)\.?(\w*)/.exec(path) ?? [];
  const person = people[Number(index)];
  return person && lineFault(lines[Number(index)]!, person, field, reason);
}
