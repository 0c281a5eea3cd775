import { defineEntity, p } from '@mikro-orm/core';
import type { LinkedinPost, PictureFailure, PostingFailure } from '@workspace/contracts/linkedin-posts';
import { textArray } from '../../database/text-array.ts';

const LinkedinPostSchema = defineEntity({
  name: 'LinkedinPost',
  tableName: 'linkedin_posts',
  properties: {
    blogPostId: p.uuid().primary(),
    organizationId: p.text(),
    status: p.text().$type<LinkedinPost['status']>(),
    /** The fencing token: a later attempt ends an earlier one. */
    run: p.integer().default(0),
    /** The number of posting attempts. Incremented before each one. */
    attempts: p.integer().default(0),
    /** The number of failed checks of the public page. */
    looks: p.integer().default(0),
    begunAt: p.datetime(3).nullable(),
    nextAt: p.datetime(3).nullable(),
    /** The URLs that the article was or may have been posted with. */
    urls: textArray().default([]),
    /** The text that a staff member confirmed. Null: the article's own at the time. */
    title: p.text().nullable(),
    content: p.text().nullable(),
    askedBy: p.text().nullable(),
    urn: p.text().nullable(),
    postedAt: p.datetime(3).nullable(),
    fault: p.text().$type<PostingFailure>().nullable(),
    detail: p.text().nullable(),
    /** The crop of the cover that belongs to the other columns of the picture. Null: no picture. */
    pictureOf: p.text().nullable(),
    /** The URN of the uploaded picture. */
    pictureUrn: p.text().nullable(),
    /** The number of failed attempts to upload the picture. Incremented before each one. */
    pictureAttempts: p.integer().default(0),
    /** The final failure of the picture: the post goes out without it. */
    pictureFault: p.text().$type<PictureFailure>().nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** The state of one article at LinkedIn. The README in this folder describes the protocol. */
export class LinkedinPostEntity extends LinkedinPostSchema.class {}
LinkedinPostSchema.setClass(LinkedinPostEntity);
