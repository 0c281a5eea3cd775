import { useState, type KeyboardEvent } from 'react';
import type { NewComment } from '@workspace/contracts/blog-post-comments';
import { Button } from '@workspace/ui/Button';
import { TextArea } from '@workspace/ui/Field';
import { focusComment } from './comment-focus.ts';
import { Buttons, Fields } from './comments-style.ts';
import type { Place, Target } from './target.ts';
import { useAskBeforeLeaving } from './use-composer.tsx';
import type { Commenting } from './use-commenting.ts';

interface NewCommentFieldsProps {
  commenting: Commenting;
  target: Target;
  passage: Place;
}

/** The fields of a comment. Other words make it a suggestion. */
export function NewCommentFields({ commenting, target, passage }: NewCommentFieldsProps) {
  const { said, setSaid, words, setWords, error, add, isSending, question } = useNewComment(commenting, passage);
  const isSuggesting = words !== undefined;
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void add();
  };
  return (
    <>
      {question}
      <Fields data-wish="comment" role="group" aria-label="New comment" onKeyDown={addOnEnter}>
        <TextArea
          label={isSuggesting ? 'Comment (optional)' : 'Comment'}
          rows={2}
          value={said}
          error={isSuggesting ? undefined : error}
          onChange={(event) => setSaid(event.target.value)}
        />
        {isSuggesting && (
          <TextArea
            label="Other words"
            rows={3}
            value={words}
            error={error}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
        <Buttons>
          <Button size="sm" variant="primary" isBusy={isSending} onClick={() => void add()}>
            {isSuggesting ? 'Suggest' : 'Comment'}
          </Button>
          {!isSuggesting && target.isReplaceable && (
            <Button size="sm" variant="quiet" onClick={() => setWords(passage.anchor.quote)}>
              Suggest other words
            </Button>
          )}
        </Buttons>
      </Fields>
    </>
  );
}

/** The text of a new comment, and its words in place of the passage, if it has any. */
function useNewComment(commenting: Commenting, { id, anchor: chosen }: Place) {
  const { store, composer, setTarget, setCurrentId, found } = commenting;
  const { quote } = chosen;
  const [said, setSaid] = useState('');
  const [words, setWords] = useState<string>();
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const hasUnsavedChanges = said.trim() !== '' || (words !== undefined && words !== quote);
  const question = useAskBeforeLeaving(composer, { hasUnsavedChanges, isBusy: isSending });
  const add = async () => {
    if (isSending) return undefined;
    const text = said.trim();
    const other = words?.trim().replace(/\s*\n\s*/g, ' ');
    if (other !== undefined && (other === '' || other === quote)) return setError('Write other words');
    if (other === undefined && text === '') return setError('Write a comment');
    setSending(true);
    // The text around the passage may have changed since it was chosen. The comment is about the words of then.
    const anchor = { ...(found?.get(id)?.anchor ?? chosen), quote };
    const comment: NewComment = { anchor, text, ...(other !== undefined && { suggestion: { words: [other] } }) };
    const added = await store.add(comment);
    setSending(false);
    if (!added) return undefined;
    setTarget(undefined);
    setCurrentId(added.id);
    return focusComment(added.id);
  };
  const typed = (set: (text: string) => void) => (text: string) => {
    set(text);
    setError(undefined);
  };
  return { said, setSaid: typed(setSaid), words, setWords: typed(setWords), error, add, isSending, question };
}
