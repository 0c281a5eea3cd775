import { defineEntity, p } from '@mikro-orm/core';
import type { ModelOutcome } from '../../adapters/model.ts';

const AiDraftSchema = defineEntity({
  name: 'AiDraft',
  tableName: 'ai_drafts',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    kind: p.text().$type<'title' | 'post' | 'suggestion'>(),
    /** An email address. */
    askedBy: p.text(),
    askedAt: p.datetime(3),
    model: p.text(),
    /** `unclear`: the response was no draft. `writing`: in flight, or the process ended meanwhile. */
    outcome: p.text().$type<ModelOutcome | 'writing' | 'unclear'>().default('writing'),
    /** True when it counts against the daily quota. */
    counts: p.boolean().default(true),
    attempts: p.integer().default(0),
    inputTokens: p.integer().default(0),
    outputTokens: p.integer().default(0),
    milliseconds: p.integer().nullable(),
  },
});

/** One model request: the user, the usage and the outcome. Never the text. */
export class AiDraftEntity extends AiDraftSchema.class {}
AiDraftSchema.setClass(AiDraftEntity);
