import { defineEntity, p } from '@mikro-orm/core';

const UnsavedTextSchema = defineEntity({
  name: 'UnsavedText',
  tableName: 'unsaved_texts',
  properties: {
    /** An email address. */
    person: p.text().primary(),
    /** The kind of form, such as `campaign`. */
    resource: p.text().primary(),
    /** The id of the stored object, or `new`. */
    objectId: p.text().primary(),
    writer: p.text().primary(),
    savedAt: p.datetime(3),
    /** JSON of the client. Text: `jsonb` refuses some characters that a person may type. */
    text: p.text(),
  },
});

/** The words of one opening of a form, which its writer did not save. */
export class UnsavedTextEntity extends UnsavedTextSchema.class {}
UnsavedTextSchema.setClass(UnsavedTextEntity);
