import { defineEntity, p } from '@mikro-orm/core';
import type { ContactEntry } from '@workspace/contracts/contact-threads';

const ContactEventSchema = defineEntity({
  name: 'ContactEvent',
  tableName: 'contact_events',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    contactId: p.uuid(),
    kind: p.text().$type<ContactEntry['kind']>(),
    at: p.datetime(3),
    /** The address of a staff member; null for the sender of the request and for the program. */
    actor: p.text().nullable(),
    text: p.text().nullable(),
    detail: p.text().nullable(),
    /** The email of a reply or a message. */
    emailId: p.uuid().nullable(),
  },
});

/** Something that happened to a request. Rows are only added. */
export class ContactEventEntity extends ContactEventSchema.class {}
ContactEventSchema.setClass(ContactEventEntity);
