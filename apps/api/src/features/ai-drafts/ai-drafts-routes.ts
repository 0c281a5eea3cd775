import type { FastifyInstance } from 'fastify';
import { generateBlog, generateTitle, getAiStatus, suggestText, type AiDraft } from '@workspace/contracts/ai-drafts';
import { serve } from '../../http/serve.ts';
import { storeDraftHistory } from '../draft-history/store-draft-history.ts';
import { postGeneration, titleGeneration } from './post-generation.ts';
import { requestsToday, startOfNextDay } from './count-request.ts';
import { DraftError } from './draft-errors.ts';
import { storeSentences } from './draft-sentences.ts';
import { generate, type AiSettings, type GenerationContext } from './generate.ts';
import type { Task } from './prompt.ts';
import { suggest } from './suggest.ts';

interface AiDraftsDeps {
  settings: AiSettings;
  clock: () => number;
  sessionSecrets: readonly string[];
}

type Input = Pick<GenerationContext, 'reportProgress' | 'signal'> & {
  user: { email: string };
  request: Pick<GenerationContext, 'em' | 'log'>;
};

export function aiDraftsRoutes(app: FastifyInstance, { settings, clock, sessionSecrets }: AiDraftsDeps): void {
  const contextOf = ({ user, reportProgress, signal, request: { em, log } }: Input): GenerationContext => ({
    em,
    person: user.email,
    settings,
    clock,
    log,
    reportProgress,
    signal,
  });

  serve(app, getAiStatus, async ({ user, request: { em } }) => {
    const { name, missing, dailyLimit } = settings;
    const left = Math.max(0, dailyLimit - (await requestsToday(em, user.email, clock())));
    const isSet = missing.length === 0;
    return { model: isSet ? name : null, missing: [...missing], left, opensAt: startOfNextDay(clock()).toISOString() };
  });

  serve(app, generateTitle, [DraftError], async (input) => {
    const { value } = await generate(titleGeneration(input.body), contextOf(input));
    return value;
  });

  serve(app, generateBlog, [DraftError], async (input) => {
    const { body: task, user } = input;
    const { em, log } = input.request;
    const generation = postGeneration(task);
    const { id, value: post } = await generate(generation, contextOf(input));
    // A draft is not lost because its fingerprints or its history could not be stored.
    await storeSentences(em, sessionSecrets, post).catch((err: unknown) =>
      log.error({ event: 'draft_sentences_not_stored', err }),
    );
    const drafted = { id, model: settings.name, draftedBy: user.email, draftedAt: new Date(clock()) };
    await storeDraftHistory(em, { ...drafted, ...historyOf(task, generation, post) }).catch((err: unknown) =>
      log.error({ event: 'draft_history_not_stored', draftId: id, err }),
    );
    return { post, draftId: id };
  });

  serve(app, suggestText, [DraftError], async (input) => ({
    suggestions: await suggest(input.body, contextOf(input), sessionSecrets),
    model: settings.name,
  }));
}

/** Returns the prompts as the model received them, and the texts that it wrote. */
function historyOf(task: Task, prompts: ReturnType<typeof postGeneration>, { title, excerpt, content }: AiDraft) {
  const request = { topic: task.topic ?? '', instructions: prompts.rules, task: prompts.task };
  return { ...request, title, excerpt, content };
}
