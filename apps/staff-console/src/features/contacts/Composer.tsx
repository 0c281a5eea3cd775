import { useEffect, useEffectEvent, type KeyboardEvent } from 'react';
import type { getContact } from '@workspace/contracts/contact-threads';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { Button } from '@workspace/ui/Button';
import { TextArea } from '@workspace/ui/Field';
import { FilterButtons } from '../../layout/FilterButtons.tsx';
import { AnswerButton } from './AnswerButton.tsx';
import { Bar, Fields, Soft } from './inbox-style.ts';
import { TemplateMenu } from './TemplateMenu.tsx';
import { useComposer } from './use-composer.ts';
import type { Replying } from './use-replying.ts';
import { leaveField, replyFieldId } from './use-contact-keys.ts';

const modes = [
  { value: 'reply', label: 'Reply', count: undefined },
  { value: 'note', label: 'Note', count: undefined },
] as const;

interface ComposerProps extends ResponseOf<typeof getContact> {
  refresh: () => void;
  replying: Replying;
}

/** The field for a reply by email, or for a note to colleagues. Both keep their text until it is sent. */
export function Composer({ contact, thread, replyFrom, comesBack, refresh, replying }: ComposerProps) {
  const { mode, setMode, text, setText, submit, isSending, error } = useComposer({ contact, thread, refresh });
  useBeginReply(replying.id === contact.id, () => {
    setMode('reply');
    replying.end();
  });
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') leaveField(event.currentTarget, contact.id);
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };
  if (contact.status === 'spam') return <Soft>To reply, mark this request as not spam.</Soft>;
  return (
    <Fields>
      <FilterButtons label="Write" choices={modes} chosen={mode} onChoose={setMode} />
      <TextArea
        id={replyFieldId}
        rows={6}
        label={mode === 'reply' ? `Reply to ${contact.email}` : 'Note for colleagues'}
        hint={mode === 'reply' ? replyHint(replyFrom, comesBack) : 'Only staff see it.'}
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
      />
      <Bar>
        <Button variant="primary" isBusy={isSending} aria-disabled={text.trim() === ''} onClick={() => void submit()}>
          {mode === 'reply' ? 'Send reply' : 'Add note'}
        </Button>
        {mode === 'reply' && <TemplateMenu contact={contact} text={text} onText={setText} />}
        <AnswerButton contact={contact} />
      </Bar>
    </Fields>
  );
}

const replyHint = (from: string, comesBack: boolean): string =>
  `It goes out from ${from}${comesBack ? ', and answers come back here' : ''}. Ctrl+Enter sends it.`;

/** Moves the focus to the field once a reply is wanted. */
function useBeginReply(isWanted: boolean, onBegin: () => void): void {
  const begin = useEffectEvent(() => {
    onBegin();
    document.getElementById(replyFieldId)?.focus();
  });
  useEffect(() => {
    if (isWanted) begin();
  }, [isWanted]);
}
