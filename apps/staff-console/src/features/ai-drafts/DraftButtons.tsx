import { Button } from '@workspace/ui/Button';
import type { AiDrafting } from './use-ai-draft.ts';
import type { useKeepDraft } from './use-keep-draft.ts';

interface DraftButtonsProps {
  drafting: AiDrafting;
  keeping: ReturnType<typeof useKeepDraft>;
  isSetUp: boolean;
  onPublish: () => void;
}

/** The ways on from each step. */
export function DraftButtons({ drafting, keeping, isSetUp, onPublish }: DraftButtonsProps) {
  const { held, ask, cancel, restart } = drafting;
  const { step, topic, title, post, writing } = held;
  if (writing) return <Button onClick={cancel}>Cancel</Button>;
  if (step === 'content' && post) {
    const { isSaving, store, edit } = keeping;
    return (
      <>
        <Button onClick={restart}>Generate New Post</Button>
        <Button onClick={() => edit(post)}>Edit Before Saving</Button>
        <Button isBusy={isSaving} onClick={() => void store(post, 'draft')}>
          Save as Draft
        </Button>
        <Button variant="primary" isBusy={isSaving} onClick={onPublish}>
          Save Post
        </Button>
      </>
    );
  }
  if (step === 'title')
    return (
      <>
        <Button onClick={restart}>Generate New Title</Button>
        <Button variant="primary" disabled={title.trim() === '' || !isSetUp} onClick={() => ask('post')}>
          Approve and Generate Post
        </Button>
      </>
    );
  const what = topic.trim() === '' ? 'post' : 'title';
  return (
    <Button variant="primary" disabled={!isSetUp} onClick={() => ask(what)}>
      {what === 'post' ? 'Generate Blog Post' : 'Generate Title'}
    </Button>
  );
}
