import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { page, pageSizeUpTo, search } from './list-query.ts';
import { Role } from './roles.ts';

/**
 * A member of staff who has signed in. `roleFrom`: `named` in the configuration as an owner, `given` by an owner, or
 * the `default` for people without a role of their own.
 */
export const StaffMember = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: Role,
  roleFrom: z.enum(['named', 'given', 'default']),
  isYou: z.boolean(),
  lastSignInAt: z.iso.datetime(),
});
export type StaffMember = z.infer<typeof StaffMember>;

/** Lists staff who have signed in, by address, 50 per page by default; `search` in addresses and names. */
export const listStaff = defineEndpoint({
  method: 'GET',
  path: '/api/staff',
  access: 'staff',
  query: z.object({ search, page, pageSize: pageSizeUpTo(200) }),
  response: z.object({ staff: z.array(StaffMember), total: z.int() }),
});

/**
 * Gives a person a role, which takes effect with their next request. `last_owner`: nobody could change roles any more;
 * `named_owner`: the configuration names this person as an owner.
 */
export const changeStaff = defineEndpoint({
  method: 'PATCH',
  path: '/api/staff/:id',
  access: 'staff',
  params: z.object({ id: z.uuid() }),
  body: z.object({ role: z.optional(Role) }),
  response: z.object({ member: StaffMember }),
  errors: { last_owner: 409, named_owner: 409 },
});
