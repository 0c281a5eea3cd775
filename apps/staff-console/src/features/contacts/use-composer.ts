import { useEffect, useState } from 'react';
import { sendContactReply } from '@workspace/contracts/contact-replies';
import { addContactNote } from '@workspace/contracts/contact-threads';
import { listContacts, type Contact } from '@workspace/contracts/contacts';
import { useRefreshAll } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { useToast } from '@workspace/ui/Toast';
import { useAction } from '../../layout/use-action.ts';
import { useUnsavedGuard } from '../../layout/use-unsaved-guard.ts';
import { useUnsavedWork } from '../../layout/use-unsaved-work.ts';
import { useContactActions } from './use-contact-actions.ts';

export type ComposerMode = 'reply' | 'note';

const isText = (values: unknown): values is { text: string } =>
  typeof values === 'object' && values !== null && 'text' in values && typeof values.text === 'string';

/** The text of the composer, stored until it is sent, and its two ways out. */
export function useComposer(contact: Contact, refresh: () => void) {
  const { id } = contact;
  const [text, setText] = useStoredText(id);
  const reply = useSend(sendContactReply);
  const note = useSend(addContactNote);
  const runAction = useAction();
  const refreshAll = useRefreshAll();
  const toast = useToast();
  const { change } = useContactActions();
  const sendReply = async () => {
    const sent = await runAction(reply.send({ params: { id }, body: { text } }), 'Failed to store the reply.');
    if (!sent) return false;
    const run = () => void change(id, { isAnswered: false }, 'waits again.');
    const undo = { label: 'Mark as waiting', elsewhere: 'Choose Mark as waiting below the reply', run };
    const wasAnswered = contact.answeredAt !== null;
    const description = wasAnswered
      ? 'The reply is being sent.'
      : 'The reply is being sent, and the request is answered.';
    toast({ title: 'Success', description, ...(!wasAnswered && { action: undo }) });
    return true;
  };
  const addNote = async () =>
    (await runAction(note.send({ params: { id }, body: { text } }), 'Failed to add the note.')) !== undefined;
  const isSending = reply.isSending || note.isSending;
  const submit = async (mode: ComposerMode) => {
    if (text.trim() === '' || isSending) return false;
    if (!(await (mode === 'reply' ? sendReply() : addNote()))) return false;
    setText('');
    refresh();
    refreshAll(listContacts);
    return true;
  };
  return { text, setText, submit, isSending, error: reply.error?.fields.text };
}

/** A text that survives a reload, a crash and an ended session. */
function useStoredText(id: string) {
  const [text, setText] = useState<string>();
  const values = { text: text ?? '' };
  const isChanged = values.text.trim() !== '';
  const { offered, isRejected, settle } = useUnsavedWork({
    resource: 'reply',
    id,
    values,
    basedOn: null,
    isChanged,
    isComplete: isText,
  });
  useEffect(() => {
    if (!offered || isChanged) return;
    // Nothing is asked: the field is empty, and the text is the person's own.
    setText(offered.values.text);
    settle();
    // A later text is not on offer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [offered]);
  useUnsavedGuard(isRejected && isChanged);
  return [values.text, setText] as const;
}
