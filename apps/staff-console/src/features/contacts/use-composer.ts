import { sendContactReply } from '@workspace/contracts/contact-replies';
import { addContactNote, type getContact } from '@workspace/contracts/contact-threads';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { useToast } from '@workspace/ui/Toast';
import { useAction } from '../../layout/use-action.ts';
import { useContactActions } from './use-contact-actions.ts';
import { useStoredTexts, type ComposerMode } from './use-stored-texts.ts';
import { useRefreshRequests } from './use-refresh-requests.ts';

interface ComposerOptions extends Pick<ResponseOf<typeof getContact>, 'contact' | 'thread'> {
  refresh: () => void;
}

/** The reply and the note, stored until they are sent, and their ways out. */
export function useComposer({ contact, thread, refresh }: ComposerOptions) {
  const { id } = contact;
  const { texts, change: changeTexts, clear } = useStoredTexts(id);
  const { mode } = texts;
  const text = texts[mode];
  const reply = useSend(sendContactReply);
  const note = useSend(addContactNote);
  const runAction = useAction();
  const refreshRequests = useRefreshRequests();
  const toast = useToast();
  const { change } = useContactActions();
  const sendReply = async () => {
    const lastReplyId = thread.findLast(({ kind }) => kind === 'reply')?.id ?? null;
    const stored = reply.send({ params: { id }, body: { text, lastReplyId } });
    const sent = await runAction(stored, 'Failed to store the reply.', refresh);
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
    clear(mode, text);
    refresh();
    refreshRequests();
  };
  const setText = (now: string) => changeTexts({ [mode]: now });
  const setMode = (now: ComposerMode) => changeTexts({ mode: now });
  return { mode, setMode, text, setText, submit, isSending, error: reply.error?.fields.text };
}
