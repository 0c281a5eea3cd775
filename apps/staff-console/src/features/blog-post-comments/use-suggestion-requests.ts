import { useState } from 'react';
import type { SuggestionRequest, Tone } from '@workspace/contracts/ai-drafts';
import { useToast } from '@workspace/ui/Toast';
import { useStable } from '../../layout/use-stable.ts';
import { focusComment, focusLane, isFocusInLane } from './comment-focus.ts';
import type { EditedText } from './comment-places.ts';
import type { Place } from './target.ts';
import type { Comments } from './use-comments.ts';
import { useSuggesting, type Wanted } from './use-suggesting.ts';

/** Characters of text on each side of a passage that the model reads. */
const around = 600;
/** Characters of a post that the model reads. */
const longestPost = 60_000;

interface RequestsInput {
  store: Comments;
  text: EditedText;
  /** Called with the ID of a new suggestion. */
  onReady: (id: string) => void;
}

/** Requests words from the model, and adds them as a suggestion. */
export function useSuggestionRequests({ store, text, onReady }: RequestsInput) {
  const toast = useToast();
  const [doneId, setDoneId] = useState<string>();
  const { form, passages } = text;
  const suggested = useStable(async ({ place: { id, anchor }, body }: Wanted, words: string[], model: string) => {
    const tags = [...new Set([...(form.values.tags ?? []), ...words])].join(', ');
    const offered = (body.request === 'tags' ? [tags] : words).filter((one) => one !== anchor.quote);
    if (offered.length === 0) {
      if (isFocusInLane()) focusLane();
      return toast({ title: 'The model suggests no change', description: 'It would leave these words as they are.' });
    }
    // The text around the passage may have changed meanwhile. The words that it is for are those that were sent.
    const now = passages?.find([{ id, quote: anchor.quote, anchor }]).get(id)?.anchor ?? anchor;
    const request = [body.request, body.tone].filter(Boolean).join(':');
    const suggestion = { words: offered, request, model };
    const comment = await store.add({ anchor: { ...now, quote: anchor.quote }, text: '', suggestion });
    if (!comment) return undefined;
    setDoneId(comment.id);
    onReady(comment.id);
    // A writer who went on writing is not interrupted.
    if (isFocusInLane()) focusComment(comment.id);
    return undefined;
  });
  const suggesting = useSuggesting((...result) => void suggested(...result));
  const ask = (request: SuggestionRequest, place: Place, tone?: Tone) => {
    const { anchor, caption } = place;
    const isOfPost = anchor.field !== 'content' && anchor.field !== 'alt';
    const whole = passages?.flow().text ?? '';
    const [from, to] = isOfPost
      ? [0, longestPost]
      : [anchor.start - around, anchor.start + anchor.quote.length + around];
    const picture = anchor.pictureUrl === undefined ? undefined : { url: anchor.pictureUrl, caption: caption ?? '' };
    const given = { title: form.values.title.slice(0, 300), around: whole.slice(Math.max(0, from), to), picture };
    return suggesting.ask({ place, body: { request, tone, text: anchor.quote, ...given } });
  };
  return { ...suggesting, ask, doneId };
}
