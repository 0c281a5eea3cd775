import { defineEntity, p } from '@mikro-orm/core';
import { Role } from '@workspace/contracts/roles';

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    /** In lowercase. */
    email: p.text().unique(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    profileImageUrl: p.text().nullable(),
    /** Null: the default role of the configuration. */
    role: p.enum(Role.options).nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    updatedAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** A person who has signed in, staff or not. */
export class UserEntity extends UserSchema.class {}
UserSchema.setClass(UserEntity);
