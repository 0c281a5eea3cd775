import { defineEntity, p } from '@mikro-orm/core';

const PendingSignUpSchema = defineEntity({
  name: 'PendingSignUp',
  tableName: 'pending_sign_ups',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    emailListId: p.uuid(),
    /** As entered; unique among the unconfirmed of its list, case-insensitively. */
    email: p.text(),
    /** The version of the form's text. */
    version: p.text().nullable(),
    page: p.text().nullable(),
    ip: p.text().nullable(),
    requestedAt: p.datetime(3),
    /** The link of the last email works until then. */
    expiresAt: p.datetime(3),
    /** The row stays for a while, so that its link can say so. */
    confirmedAt: p.datetime(3).nullable(),
    mailKind: p.text().$type<'request' | 'reminder'>().default('request'),
    /** `sending`: its first byte may have left. */
    mailStatus: p.text().$type<'queued' | 'sending' | 'sent' | 'failed' | 'uncertain'>().default('queued'),
    /** The time of the first request: the waits between emails grow from it. */
    firstRequestedAt: p.datetime(3).defaultRaw('now()'),
    mailRequestedAt: p.datetime(3),
    attempts: p.integer().default(0),
    /** The time of the next attempt, and of a running one, the time when its worker counts as dead. */
    nextAt: p.datetime(3).nullable(),
    /** The last response of the mail server, when it did not accept the email. */
    reason: p.text().nullable(),
    remindedAt: p.datetime(3).nullable(),
  },
});

/** A sign-up at a list with double opt-in, and its confirmation email. */
export class PendingSignUpEntity extends PendingSignUpSchema.class {}
PendingSignUpSchema.setClass(PendingSignUpEntity);
