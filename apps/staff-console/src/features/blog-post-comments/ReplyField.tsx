import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import type { Comment } from '@workspace/contracts/blog-post-comments';
import { Button } from '@workspace/ui/Button';
import { TextArea } from '@workspace/ui/Field';
import { useDiscardQuestion } from '../../layout/use-discard-question.tsx';
import { focusComment } from './comment-focus.ts';
import { Buttons } from './comments-style.ts';
import type { Comments } from './use-comments.ts';

interface ReplyFieldProps {
  comment: Comment;
  store: Pick<Comments, 'reply'>;
  onClose: () => void;
}

/** The field of a reply. */
export function ReplyField({ comment: { id }, store, onClose }: ReplyFieldProps) {
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const leave = () => {
    onClose();
    focusComment(id);
  };
  const isEmpty = text.trim() === '';
  const { close, question } = useDiscardQuestion({ hasUnsavedChanges: !isEmpty, isBusy: isSending, onClose: leave });
  const send = async () => {
    if (isEmpty || isSending) return;
    setSending(true);
    const sent = await store.reply(id, text.trim());
    setSending(false);
    if (sent) leave();
  };
  const type = ({ target }: ChangeEvent<HTMLTextAreaElement>) => setText(target.value);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  return (
    <>
      {question}
      <TextArea {...{ label: 'Reply', rows: 2, autoFocus: true, value: text }} onChange={type} onKeyDown={press} />
      <Buttons>
        <Button size="sm" variant="primary" isBusy={isSending} disabled={isEmpty} onClick={() => void send()}>
          Reply
        </Button>
        <Button size="sm" variant="quiet" onClick={close}>
          Cancel
        </Button>
      </Buttons>
    </>
  );
}
