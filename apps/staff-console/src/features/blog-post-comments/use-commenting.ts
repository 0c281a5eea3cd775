import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Range, type Editor } from 'slate';
import { ReactEditor } from 'slate-react';
import { suggestionRequests, type SuggestionRequest, type Tone } from '@workspace/contracts/ai-drafts';
import type { Comment } from '@workspace/contracts/blog-post-comments';
import { focusEditor } from '../../editor/focus-editor.ts';
import { useStable } from '../../layout/use-stable.ts';
import { useAiStatus } from '../ai-drafts/use-ai-status.ts';
import type { PostEditing } from '../blog-posts/use-post-editing.ts';
import type { useSidePanel } from '../blog-posts/use-side-panel.ts';
import { focusComment, focusComposer, revealComment } from './comment-focus.ts';
import { placeNow, placeStateOf, showPlace } from './comment-places.ts';
import { offsetOf } from './flow-text.ts';
import type { Anchored, Passages } from './passages.ts';
import { targetAt, type Target } from './target.ts';
import { useAccepting } from './use-accepting.ts';
import { useAnchorUpdates } from './use-anchor-updates.ts';
import { useComments } from './use-comments.ts';
import { useComposer } from './use-composer.tsx';
import { useEntryPoints, type Wish } from './use-entry-points.ts';
import { usePassages } from './use-passages.ts';
import { useReplying } from './use-replying.ts';
import { useSuggestionRequests } from './use-suggestion-requests.ts';

type Side = Pick<ReturnType<typeof useSidePanel>, 'showComments' | 'uncoverText' | 'isBesideText'>;

/** The comments and suggestions of the post in the editor, and the tools that add them. */
export function useCommenting({ base, form }: Pick<PostEditing, 'base' | 'form'>, side: Side) {
  const store = useComments(base?.post.id);
  const [currentId, setCurrentId] = useState<string>();
  const [target, setTarget] = useState<Target>();
  const composer = useComposer();
  const open = useMemo(() => store.comments.filter(({ status }) => status === 'open'), [store.comments]);
  const marked = useMemo(() => [...open, ...anchoredIn(target)], [open, target]);
  const show = useStable((id: string) => {
    side.showComments();
    setCurrentId(id);
    focusComment(id);
  });
  const reveal = useStable((id: string) => {
    setCurrentId(id);
    if (side.isBesideText()) side.showComments();
    revealComment(id);
  });
  const { passages, onEditor, decorate, found } = usePassages(marked, target?.passage?.id ?? currentId, reveal);
  const text = { form, passages };
  const apply = useAccepting(store, text);
  useAnchorUpdates(store, found, base?.basedOn);
  const requests = useSuggestionRequests({ store, text, onReady: setCurrentId });
  const begin = useStable((editor: Editor, wish: Wish) => {
    if (!passages) return;
    const here = wish === 'comment' && commentAtCursor(passages, open);
    if (here) return show(here);
    side.showComments();
    const wanted = targetAt(editor, passages.flow());
    composer.leave(() => {
      flushSync(() => setTarget(wanted));
      // Slate may still be setting a cursor, which would take the focus from the composer.
      ReactEditor.blur(editor);
      focusComposer(wish);
    });
  });
  const model = useAiStatus().data?.model ?? null;
  const entryPoints = useEntryPoints(begin, model !== null);
  const chosen = { currentId, setCurrentId, target, setTarget, composer, ...useReplying() };
  const state = { store, open, found, form, model, requests, passages, ...chosen };
  return { ...state, ...entryPoints, decorate, onEditor, ...actionsOn({ store, text, requests, model, side, apply }) };
}

export type Commenting = ReturnType<typeof useCommenting>;

const anchoredIn = (target: Target | undefined): Anchored[] =>
  target?.passage ? [{ ...target.passage, quote: target.passage.anchor.quote }] : [];

/** Returns the ID of the comment whose passage the cursor is in. */
function commentAtCursor(passages: Passages, comments: readonly Comment[]): string | undefined {
  const { selection } = passages.editor;
  if (!selection || Range.isExpanded(selection)) return undefined;
  const at = offsetOf(passages.flow(), selection.anchor);
  if (at === undefined) return undefined;
  return [...passages.find(comments)].find(([, { from, to }]) => from <= at && at <= to)?.[0];
}

interface ActionsInput {
  store: ReturnType<typeof useComments>;
  text: Parameters<typeof placeNow>[1];
  requests: ReturnType<typeof useSuggestionRequests>;
  model: string | null;
  side: Side;
  apply: ReturnType<typeof useAccepting>;
}

/** Actions on a comment from its card. */
const actionsOn = ({ store, text, requests, model, side, apply }: ActionsInput) => ({
  stateOf: (comment: Comment) => placeStateOf(comment, text),
  /** Moves the focus back to where the writer was in the text. */
  toText: () => {
    side.uncoverText();
    if (text.passages) focusEditor(text.passages.editor);
  },
  /** Shows the words of a comment in the text. */
  goTo: (comment: Comment) => {
    side.uncoverText();
    showPlace(comment, text);
  },
  accept: (comment: Comment, words: string) => {
    side.uncoverText();
    return apply(comment, words);
  },
  /** Returns a function that asks the model again for the words that stand there now. Undefined for a person's words. */
  againFor: (comment: Comment) => {
    const place = model === null ? undefined : placeNow(comment, text);
    const [request, tone] = (comment.suggestion?.request?.split(':') ?? []) as [SuggestionRequest, Tone | undefined];
    if (!place || !suggestionRequests.includes(request)) return undefined;
    return () => {
      void store.change(comment.id, { status: 'rejected' });
      void requests.ask(request, place, tone);
    };
  },
});
