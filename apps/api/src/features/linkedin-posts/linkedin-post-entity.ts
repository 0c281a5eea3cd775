import { defineEntity, p } from '@mikro-orm/core';
import type { LinkedinPost, PostingFailure } from '@workspace/contracts/linkedin-posts';
import { textArray } from '../../database/text-array.ts';

const LinkedinPostSchema = defineEntity({
  name: 'LinkedinPost',
  tableName: 'linkedin_posts',
  properties: {
    blogPostId: p.uuid().primary(),
    organizationId: p.text(),
    status: p.text().$type<LinkedinPost['status']>(),
    /** The fencing token: a later run ends an earlier one. */
    run: p.integer().default(0),
    /** How often LinkedIn was about to be asked to post. Counted before it is. */
    attempts: p.integer().default(0),
    /** How often the public page was looked at and did not answer. */
    looks: p.integer().default(0),
    begunAt: p.datetime(3).nullable(),
    nextAt: p.datetime(3).nullable(),
    /** The addresses that the article was posted with, or may have been. */
    urls: textArray().default([]),
    /** What a person saw before asking for it. Null: the article's own at the time. */
    title: p.text().nullable(),
    content: p.text().nullable(),
    askedBy: p.text().nullable(),
    urn: p.text().nullable(),
    postedAt: p.datetime(3).nullable(),
    fault: p.text().$type<PostingFailure>().nullable(),
    detail: p.text().nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** What became of one article at LinkedIn. The protocol is in the README beside. */
export class LinkedinPostEntity extends LinkedinPostSchema.class {}
LinkedinPostSchema.setClass(LinkedinPostEntity);
