import { defineEntity, p } from '@mikro-orm/core';
import type { autosavePost } from '@workspace/contracts/blog-post-autosaves';
import type { ParsedOf } from '@workspace/contracts/endpoint/define-endpoint';

/** The content fields of a pending revision. */
export type AutosaveFields = Omit<ParsedOf<typeof autosavePost>['body'], 'basedOn'>;

const AutosaveSchema = defineEntity({
  name: 'BlogPostAutosave',
  tableName: 'blog_post_autosaves',
  properties: {
    postId: p.uuid().primary(),
    /** An email address. */
    savedBy: p.text().primary(),
    basedOn: p.datetime(3),
    savedAt: p.datetime(3),
    fields: p.json().$type<AutosaveFields>(),
  },
});

/** The pending revision of a post by one person. */
export class AutosaveEntity extends AutosaveSchema.class {}
AutosaveSchema.setClass(AutosaveEntity);
