import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { space, text } from '@workspace/ui/theme/tokens.ts';
import type { AiDrafting } from './use-ai-draft.ts';
import type { useSaveDraft } from './use-save-draft.ts';

/* Two by two on a phone, which leaves room for the post. */
const Pairs = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.md};
  @media (max-width: 39.99rem) {
    display: grid;
    grid-template-columns: auto auto;
    justify-content: stretch;
    gap: ${space.sm};
    width: 100%;
    > * {
      padding-inline: ${space.xs};
      font-size: ${text.sm};
    }
  }
`;

interface DraftButtonsProps {
  drafting: AiDrafting;
  keeping: ReturnType<typeof useSaveDraft>;
  isSetUp: boolean;
  /** Returns to the topic. */
  onRestart: () => void;
  onPublish: () => void;
}

/** The buttons of each step. */
export function DraftButtons({ drafting, keeping, isSetUp, onRestart, onPublish }: DraftButtonsProps) {
  const { draft, ask, cancel } = drafting;
  const { step, topic, title, post, writing } = draft;
  if (writing) return <Button onClick={cancel}>Cancel</Button>;
  if (step === 'content' && post) {
    const { isSaving, store, edit } = keeping;
    return (
      <Pairs>
        <Button onClick={onRestart}>Generate New Post</Button>
        <Button onClick={() => edit(post)}>Edit Before Saving</Button>
        <Button isBusy={isSaving} onClick={() => void store(post, 'draft')}>
          Save as Draft
        </Button>
        <Button variant="primary" isBusy={isSaving} onClick={onPublish}>
          Publish Post
        </Button>
      </Pairs>
    );
  }
  if (step === 'title')
    return (
      <>
        <Button onClick={onRestart}>Generate New Title</Button>
        <Button variant="primary" disabled={title.trim() === '' || !isSetUp} onClick={() => ask('post')}>
          Approve and Generate Post
        </Button>
      </>
    );
  const kind = topic.trim() === '' ? 'post' : 'title';
  return (
    <Button variant="primary" disabled={!isSetUp} onClick={() => ask(kind)}>
      {kind === 'post' ? 'Generate Blog Post' : 'Generate Title'}
    </Button>
  );
}
