import { defineEntity, p } from '@mikro-orm/core';

const ReplyTemplateSchema = defineEntity({
  name: 'ReplyTemplate',
  tableName: 'reply_templates',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    /** Unique, whatever the case. */
    name: p.text(),
    text: p.text(),
    updatedAt: p.datetime(3),
    /** An email address. */
    updatedBy: p.text(),
  },
});

/** A text for replies to requests. */
export class ReplyTemplateEntity extends ReplyTemplateSchema.class {}
ReplyTemplateSchema.setClass(ReplyTemplateEntity);
