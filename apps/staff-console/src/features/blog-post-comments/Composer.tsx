import type { KeyboardEvent } from 'react';
import { Button } from '@workspace/ui/Button';
import { composerMark } from './comment-focus.ts';
import { Buttons, Compose, Soft, Words } from './comments-style.ts';
import { NewCommentFields } from './NewCommentFields.tsx';
import { PassageRequests } from './RequestButtons.tsx';
import type { Target } from './target.ts';
import type { Commenting } from './use-commenting.ts';

interface ComposerProps {
  commenting: Commenting;
  target: Target;
}

/** A new comment on the chosen words, other words for them, and requests to the model about them. */
export function Composer({ commenting, target }: ComposerProps) {
  const { model, setTarget, store, toText } = commenting;
  const { passage, isTooLong } = target;
  const close = () => {
    setTarget(undefined);
    toText();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  return (
    <Compose {...composerMark} onKeyDown={closeOnEscape}>
      {passage && <Words>“{shorten(passage.anchor.quote)}”</Words>}
      {isTooLong && <Soft>This passage is too long. Choose at most 5,000 characters.</Soft>}
      {!passage && !isTooLong && !target.picture && (
        <Soft>Choose words in the text, or a picture, and open this again.</Soft>
      )}
      {model && <PassageRequests {...{ commenting, target }} />}
      {passage && store.isStored && <NewCommentFields {...{ commenting, target, passage }} />}
      {passage && !store.isStored && <Soft>Comments can be added once the post is saved.</Soft>}
      <Buttons>
        <Button size="sm" variant="quiet" onClick={close}>
          Close
        </Button>
      </Buttons>
    </Compose>
  );
}

const shorten = (words: string): string => (words.length > 160 ? `${words.slice(0, 160)}…` : words);
