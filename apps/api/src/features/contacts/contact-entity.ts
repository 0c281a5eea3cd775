import { defineEntity, p } from '@mikro-orm/core';
import type { Contact } from '@workspace/contracts/contacts';
import { textArray } from '../../database/text-array.ts';

const ContactSchema = defineEntity({
  name: 'Contact',
  tableName: 'contacts',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    firstName: p.text(),
    lastName: p.text(),
    email: p.text(),
    citySize: p.text().$type<Contact['citySize']>(),
    serviceInterest: p.text().$type<Contact['serviceInterest']>(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    /** The version of the privacy policy that the sender agreed to, and the time; null when the request has none. */
    policyVersion: p.text().nullable(),
    agreedAt: p.datetime(3).nullable(),
    /** The time when the mail server accepted the notification to the sales address; null while it is pending. */
    notifiedAt: p.datetime(3).nullable(),
    /** The time when staff marked it as answered; null while it is open. */
    answeredAt: p.datetime(3).nullable(),
    /** The email address of the staff member who marked it; null when none was recorded. */
    answeredBy: p.text().nullable(),
    /** The time by which an answer is promised, and the time with a quarter of it left. */
    dueAt: p.datetime(3),
    soonAt: p.datetime(3),
    /** True when the first answer came in time; null until a new message from the sender starts the time anew. */
    firstInTime: p.boolean().nullable(),
    soonRemindedAt: p.datetime(3).nullable(),
    lateRemindedAt: p.datetime(3).nullable(),
    /** The address of the staff member who takes care of it. In lowercase. */
    owner: p.text().nullable(),
    tags: textArray().default([]),
    archivedAt: p.datetime(3).nullable(),
    spamAt: p.datetime(3).nullable(),
    /** The staff member who marked it as spam; null when the program did. */
    spamBy: p.text().nullable(),
    spamReasons: textArray().default([]),
    /** The staff member who said that it is no spam. */
    spamClearedBy: p.text().nullable(),
  },
});

/** A consultation request. */
export class ContactEntity extends ContactSchema.class {}
ContactSchema.setClass(ContactEntity);
