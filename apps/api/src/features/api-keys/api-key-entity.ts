import { defineEntity, p } from '@mikro-orm/core';
import type { Permission } from '@workspace/contracts/roles';
import { textArray } from '../../database/text-array.ts';

const ApiKeySchema = defineEntity({
  name: 'ApiKey',
  tableName: 'api_keys',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    name: p.text(),
    /** The beginning of the secret. */
    hint: p.text(),
    /** The SHA-256 of the secret. */
    hash: p.blob().unique(),
    scopes: textArray().$type<Permission[]>(),
    /** The id of the user for whom it acts. */
    createdBy: p.uuid(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    expiresAt: p.datetime(3),
    lastUsedAt: p.datetime(3).nullable(),
  },
});

/** A key of the API. */
export class ApiKeyEntity extends ApiKeySchema.class {}
ApiKeySchema.setClass(ApiKeyEntity);
