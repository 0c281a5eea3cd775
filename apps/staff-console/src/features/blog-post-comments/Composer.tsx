import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@workspace/ui/Button';
import { composerMark } from './comment-focus.ts';
import { Compose, ComposeHead, Soft, Words } from './comments-style.ts';
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
  const { model, composer, setTarget, store, toText } = commenting;
  const { passage } = target;
  const close = () =>
    composer.leave(() => {
      // The text cannot take the focus below the question.
      flushSync(() => setTarget(undefined));
      toText();
    });
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  return (
    <Compose {...composerMark} onKeyDown={closeOnEscape}>
      <ComposeHead>
        <Words>{headOf(target)}</Words>
        <Button size="sm" variant="quiet" onClick={close}>
          Close
        </Button>
      </ComposeHead>
      {model && <PassageRequests {...{ commenting, target }} />}
      {passage && store.isStored && <NewCommentFields {...{ commenting, target, passage }} />}
      {passage && !store.isStored && <Soft>Comments can be added once the post is saved.</Soft>}
    </Compose>
  );
}

function headOf({ passage, isTooLong, picture }: Target): string {
  if (isTooLong) return 'This passage is too long. Choose at most 5,000 characters.';
  if (passage) return `“${shorten(passage.anchor.quote)}”`;
  return picture ? 'This picture' : 'Choose words in the text, or a picture, and open this again.';
}

const shorten = (words: string): string => (words.length > 160 ? `${words.slice(0, 160)}…` : words);
