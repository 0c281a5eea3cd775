import { defineEntity, p } from '@mikro-orm/core';
import type { ContactEmail } from '@workspace/contracts/contact-threads';
import { textArray } from '../../database/text-array.ts';

const ContactEmailSchema = defineEntity({
  name: 'ContactEmail',
  tableName: 'contact_emails',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    contactId: p.uuid(),
    /** `sending`: its first byte may have left. */
    status: p.text().$type<ContactEmail['status'] | 'sending'>(),
    /** Random: only the recipient knows it. */
    token: p.text(),
    /** With its angle brackets. */
    messageId: p.text(),
    subject: p.text(),
    text: p.text(),
    /** The sender of a received email. */
    fromAddress: p.text().nullable(),
    isAutomatic: p.boolean().default(false),
    attachments: textArray().default([]),
    /** The last response of the mail server, when it did not accept the email. */
    reason: p.text().nullable(),
    attempts: p.integer().default(0),
    /** The time of the next attempt, and of a running one, the time when its worker counts as dead. */
    nextAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
    /** The time since when a reply is tried. */
    firstTriedAt: p.datetime(3).nullable(),
    sentAt: p.datetime(3).nullable(),
    /** The time when staff were told of a received email. */
    noticedAt: p.datetime(3).nullable(),
  },
});

/** An email of a request's thread: a reply of staff, or a message of the sender. */
export class ContactEmailEntity extends ContactEmailSchema.class {}
ContactEmailSchema.setClass(ContactEmailEntity);
