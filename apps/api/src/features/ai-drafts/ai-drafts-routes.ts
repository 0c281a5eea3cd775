import type { FastifyInstance } from 'fastify';
import { generateBlog, generateTitle, getAiStatus, suggestText } from '@workspace/contracts/ai-drafts';
import { serve } from '../../http/serve.ts';
import { postGeneration, titleGeneration } from './post-generation.ts';
import { requestsToday, startOfNextDay } from './count-request.ts';
import { DraftError } from './draft-errors.ts';
import { storeSentences } from './draft-sentences.ts';
import { generate, type AiSettings, type GenerationContext } from './generate.ts';
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

  serve(app, generateTitle, [DraftError], (input) => generate(titleGeneration(input.body), contextOf(input)));

  serve(app, generateBlog, [DraftError], async (input) => {
    const { em, log } = input.request;
    const post = await generate(postGeneration(input.body), contextOf(input));
    // A draft is not lost because its fingerprints could not be stored.
    await storeSentences(em, sessionSecrets, post).catch((err: unknown) =>
      log.error({ event: 'draft_sentences_not_stored', err }),
    );
    return { post };
  });

  serve(app, suggestText, [DraftError], async (input) => ({
    suggestions: await suggest(input.body, contextOf(input), sessionSecrets),
    model: settings.name,
  }));
}
