import type { AiDraft } from '@workspace/contracts/ai-drafts';
import { cleanDraft } from './clean-draft.ts';
import type { Task } from './prompt.ts';
import type { Generation } from './request-text.ts';
import { postForm, type WrittenPost } from './response-formats.ts';

/** Describes the generation of a whole post, whose content is sanitized before anything else sees it. */
export const postGeneration = (task: Task): Generation<WrittenPost, AiDraft> => ({
  kind: 'post',
  task,
  form: postForm,
  read: (written) => cleanDraft(written, task.title),
});
