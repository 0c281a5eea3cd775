import type { Comment } from '@workspace/contracts/blog-post-comments';
import { Button } from '@workspace/ui/Button';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { DiffParts } from '../blog-posts/Differences.tsx';
import { diffWords } from '../blog-posts/differences.ts';
import type { PlaceState } from './comment-places.ts';
import { Choices, Words } from './comments-style.ts';
import type { Commenting } from './use-commenting.ts';

interface SuggestedWordsProps {
  comment: Comment;
  suggestion: NonNullable<Comment['suggestion']>;
  commenting: Pick<Commenting, 'accept'>;
  state: PlaceState;
}

/** The words before and after; of several to choose from, each with its button. */
export function SuggestedWords({ comment, suggestion, commenting, state }: SuggestedWordsProps) {
  const { quote, status } = comment;
  const [only] = suggestion.words;
  if (suggestion.words.length === 1)
    return (
      <Words>
        <DiffParts parts={diffWords(quote, only!)} />
      </Words>
    );
  return (
    <>
      {quote && (
        <Words>
          <VisuallyHidden>Before: </VisuallyHidden>
          <s>{quote}</s>
        </Words>
      )}
      <Choices aria-label="Suggested words">
        {suggestion.words.map((words) => (
          <li key={words}>
            <span>{words}</span>
            {status === 'open' && state === 'current' && (
              <Button size="sm" variant="quiet" onClick={() => void commenting.accept(comment, words)}>
                Accept<VisuallyHidden> “{words}”</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </Choices>
    </>
  );
}
