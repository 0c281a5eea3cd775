import type { FastifyInstance } from 'fastify';
import { generateBlog, generateTitle, getAiStatus } from '@workspace/contracts/ai-drafts';
import { serve } from '../../http/serve.ts';
import { postGeneration } from './post-generation.ts';
import { titleForm } from './response-formats.ts';
import { requestsToday, startOfNextDay } from './count-request.ts';
import { DraftError } from './draft-errors.ts';
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
    const left = Math.max(0, dailyLimit - (await requestsToday(em, user.email, clock())));
    const isSet = missing.length === 0;
    return { model: isSet ? name : null, missing: [...missing], left, opensAt: startOfNextDay(clock()).toISOString() };
  });

  serve(app, generateTitle, [DraftError], ({ body: task, user, reportProgress, signal, request: { em, log } }) =>
    generate(
      { kind: 'title', task, form: titleForm, read: async (response) => response },
      { em, person: user.email, settings, clock, log, reportProgress, signal },
    ),
  );

  serve(app, generateBlog, [DraftError], async ({ body: task, user, reportProgress, signal, request: { em, log } }) => {
    const post = await generate(postGeneration(task), {
      em,
      person: user.email,
      settings,
      clock,
      log,
      reportProgress,
      signal,
    });
    // A draft is not lost because its fingerprints could not be stored.
    await storeSentences(em, sessionSecrets, post).catch((err: unknown) =>
      log.error({ event: 'draft_sentences_not_stored', err }),
    );
    return { post };
  });
}
