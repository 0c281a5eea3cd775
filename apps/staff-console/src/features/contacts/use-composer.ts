import { sendContactReply } from '@workspace/contracts/contact-replies';
import { addContactNote } from '@workspace/contracts/contact-threads';
import type { Contact } from '@workspace/contracts/contacts';
import { useSend } from '@workspace/contracts/react/use-send';
import { useToast } from '@workspace/ui/Toast';
import { useAction } from '../../layout/use-action.ts';
import { useContactActions } from './use-contact-actions.ts';
import { useStoredTexts, type ComposerMode } from './use-stored-texts.ts';
import { useRefreshRequests } from './use-refresh-requests.ts';

/** The reply and the note, stored until they are sent, and their ways out. */
export function useComposer(contact: Contact, refresh: () => void) {
  const { id } = contact;
  const { texts, change: changeTexts } = useStoredTexts(id);
  const { mode } = texts;
  const text = texts[mode];
  const reply = useSend(sendContactReply);
  const note = useSend(addContactNote);
  const runAction = useAction();
  const refreshRequests = useRefreshRequests();
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
  const submit = async () => {
    if (text.trim() === '' || isSending) return;
    if (!(await (mode === 'reply' ? sendReply() : addNote()))) return;
    // The next text is a reply again.
    changeTexts({ mode: 'reply', [mode]: '' });
    refresh();
    refreshRequests();
  };
  const setText = (now: string) => changeTexts({ [mode]: now });
  const setMode = (now: ComposerMode) => changeTexts({ mode: now });
  return { mode, setMode, text, setText, submit, isSending, error: reply.error?.fields.text };
}
