import { defineEntity, p } from '@mikro-orm/core';
import type { Contact } from '@workspace/contracts/contacts';

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
  },
});

/** A consultation request. */
export class ContactEntity extends ContactSchema.class {}
ContactSchema.setClass(ContactEntity);
