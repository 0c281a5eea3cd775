import type { FastifyInstance } from 'fastify';
import { generateBlog, generateTitle, getAiStatus } from '@workspace/contracts/ai-drafts';
import { serve } from '../../http/serve.ts';
import { postForm, titleForm } from './answer-forms.ts';
import { cleanDraft } from './clean-draft.ts';
import { askedToday, nextDay } from './count-asking.ts';
import { storeSentences } from './draft-sentences.ts';
import { generate, type AiSettings } from './generate.ts';

interface AiDraftsDeps {
  settings: AiSettings;
  clock: () => number;
  sessionSecrets: readonly string[];
}

export function aiDraftsRoutes(app: FastifyInstance, { settings, clock, sessionSecrets }: AiDraftsDeps): void {
  serve(app, getAiStatus, async ({ user, request: { em } }) => {
    const { name, missing, dailyLimit } = settings;
    const left = Math.max(0, dailyLimit - (await askedToday(em, user.email, clock())));
    const isSet = missing.length === 0;
    return { model: isSet ? name : null, missing: [...missing], left, opensAt: nextDay(clock()).toISOString() };
  });

  serve(app, generateTitle, ({ body: task, user, tell, gone, request: { em, log } }) =>
    generate(
      { endpoint: generateTitle, kind: 'title', task, form: titleForm, read: async (answer) => answer },
      { em, person: user.email, settings, clock, log, tell, gone },
    ),
  );

  serve(app, generateBlog, async ({ body: task, user, tell, gone, request: { em, log } }) => {
    const post = await generate(
      {
        endpoint: generateBlog,
        kind: 'post',
        task,
        form: postForm,
        read: (written) => cleanDraft(written, task.title),
      },
      { em, person: user.email, settings, clock, log, tell, gone },
    );
    // A draft is not lost because it could not be noted.
    await storeSentences(em, sessionSecrets, post).catch((err: unknown) =>
      log.error({ event: 'draft_sentences_not_stored', err }),
    );
    return { post };
  });
}
