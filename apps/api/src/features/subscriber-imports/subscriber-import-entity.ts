import { defineEntity, p } from '@mikro-orm/core';
import type { StoredFieldColumn } from './field-columns.ts';
import { textArray } from '../../database/text-array.ts';

const SubscriberImportSchema = defineEntity({
  name: 'SubscriberImport',
  tableName: 'subscriber_imports',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    emailListId: p.uuid(),
    status: p.text().$type<'checked' | 'importing' | 'done' | 'undoing' | 'undone' | 'failed'>().default('checked'),
    fileName: p.text(),
    bytes: p.bigint('number'),
    checksum: p.text(),
    header: textArray(),
    emailColumn: p.integer(),
    firstNameColumn: p.integer().nullable(),
    lastNameColumn: p.integer().nullable(),
    fieldColumns: p.json().$type<StoredFieldColumn[]>().defaultRaw(`'[]'`),
    rows: p.integer(),
    added: p.integer(),
    present: p.integer(),
    leftBefore: p.integer(),
    doubled: p.integer(),
    invalid: p.integer(),
    unsubscribed: p.integer().default(0),
    filled: p.integer().default(0),
    progress: p.integer().default(0),
    removed: p.integer().default(0),
    problem: p.text().nullable(),
    createdBy: p.text(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    finishedAt: p.datetime(3).nullable(),
  },
});

/** An imported file of subscribers, from its upload to its receipt. */
export class SubscriberImportEntity extends SubscriberImportSchema.class {}
SubscriberImportSchema.setClass(SubscriberImportEntity);
