import type { FastifyInstance } from 'fastify';
import { changeStaff, listStaff } from '@workspace/contracts/staff';
import { serve } from '../../http/serve.ts';
import type { StaffPolicy } from '../auth/role-of.ts';
import { findMember, giveRole, giveRoleErrors, pageOfStaff } from './manage-staff.ts';
import { toStaffMember } from './to-staff-member.ts';

/** Routes of the people who work here, and their roles. */
export function staffRoutes(app: FastifyInstance, { policy }: { policy: StaffPolicy }): void {
  serve(app, listStaff, async ({ query, user, request: { em } }) => {
    const [people, total] = await pageOfStaff(em, query, policy);
    return { staff: people.flatMap((person) => toStaffMember(person, policy, user.email) ?? []), total };
  });

  serve(app, changeStaff, giveRoleErrors, async ({ params: { id }, body: { role }, user, request: { em, log } }) => {
    const person = role ? await giveRole(em, id, role, policy) : await findMember(em, id, policy);
    if (role) log.info({ event: 'role_given', userId: id, role });
    return { member: toStaffMember(person, policy, user.email)! };
  });
}
