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
    /** The privacy policy that the sender agreed to, and when; null where the request does not say so. */
    policyVersion: p.text().nullable(),
    agreedAt: p.datetime(3).nullable(),
    /** When the mail server took the notice to the sales address; null while it is still to be sent. */
    notifiedAt: p.datetime(3).nullable(),
    /** When staff marked it as answered; null while the person waits. */
    answeredAt: p.datetime(3).nullable(),
    /** The email address of the person who marked it; null where nobody was recorded. */
    answeredBy: p.text().nullable(),
  },
});

/** A request for a consultation. */
export class ContactEntity extends ContactSchema.class {}
ContactSchema.setClass(ContactEntity);
