import type { AiDraft } from '@workspace/contracts/ai-drafts';
import { cleanDraft } from './clean-draft.ts';
import { rulesForModel, taskForModel, type Task } from './prompt.ts';
import type { Generation } from './request-text.ts';
import { postForm, titleForm, type WrittenPost } from './response-formats.ts';

/** Describes the generation of a whole post, whose content is sanitized before anything else sees it. */
export const postGeneration = (task: Task): Generation<WrittenPost, AiDraft> => ({
  ...promptOf('post', task),
  form: postForm,
  read: (written) => cleanDraft(written, task.title),
});

/** Describes the generation of a title for a topic. */
export const titleGeneration = (task: Task): Generation<{ title: string }, { title: string }> => ({
  ...promptOf('title', task),
  form: titleForm,
  read: async (response) => response,
});

const promptOf = <Kind extends 'title' | 'post'>(kind: Kind, task: Task) => ({
  kind,
  rules: rulesForModel(),
  task: taskForModel(kind, task),
  title: task.title,
});
