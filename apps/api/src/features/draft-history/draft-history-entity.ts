import { defineEntity, p } from '@mikro-orm/core';

const DraftHistorySchema = defineEntity({
  name: 'DraftHistory',
  tableName: 'draft_history',
  properties: {
    /** The ID of the request in `ai_drafts`. */
    id: p.uuid().primary(),
    /** The post that was saved from it; null until then. */
    postId: p.uuid().nullable(),
    model: p.text(),
    draftedAt: p.datetime(3),
    /** An email address. */
    draftedBy: p.text(),
    topic: p.text(),
    instructions: p.text(),
    task: p.text(),
    title: p.text(),
    excerpt: p.text(),
    content: p.text(),
  },
});

/** A draft as the model wrote it, with the request that led to it. */
export class DraftHistoryEntity extends DraftHistorySchema.class {}
DraftHistorySchema.setClass(DraftHistoryEntity);
