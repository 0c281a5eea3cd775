import * as z from 'zod';
import { Role } from '@workspace/contracts/roles';
import { parseEmailAddress } from '@workspace/contracts/email-address';
import { listOf } from './config-list.ts';

/** The domain of email addresses: an international one as punycode. */
const emailDomain = z.string().transform((domain, context) => {
  const address = parseEmailAddress(`staff@${domain}`);
  if (address) return address.slice(address.indexOf('@') + 1);
  context.addIssue('has to be a list of domains');
  return z.NEVER;
});

const emailAddress = z.string().transform((written, context) => {
  const address = parseEmailAddress(written);
  if (address) return address.toLowerCase();
  context.addIssue('has to be a list of email addresses');
  return z.NEVER;
});

/** The environment variables of staff: their domains, owners and default role, and the checks of their sessions. */
export const staffVariables = {
  STAFF_EMAIL_DOMAINS: z
    .string()
    .transform((text) => listOf(text.toLowerCase()))
    .pipe(z.array(emailDomain).min(1, 'needs a domain')),
  STAFF_OWNERS: z.string().default('').transform(listOf).pipe(z.array(emailAddress)),
  STAFF_DEFAULT_ROLE: z.enum(Role.options).default('owner'),
  SESSION_CHECK_MINUTES: z.coerce.number().int().min(0).max(720).default(15),
  AUDIT_LOG_DAYS: z.coerce
    .number()
    .int()
    .refine((days) => days === 0 || days >= 30, 'has to be 30 or more, or 0 for no end')
    .default(730),
  WEBHOOK_PRIVATE_ADDRESSES: z.enum(['on', 'off']).default('off'),
  STEP_UP_RECIPIENTS: z.coerce.number().int().min(0).default(1_000),
};

interface StaffData {
  STAFF_EMAIL_DOMAINS: string[];
  STAFF_OWNERS: string[];
  STAFF_DEFAULT_ROLE: Role;
}

interface VariableError {
  path: ['STAFF_OWNERS' | 'STAFF_DEFAULT_ROLE'];
  message: string;
}

/** Returns the errors of owners who could not sign in as staff, and of a default role that leaves nobody as an owner. */
export function staffErrors({ STAFF_EMAIL_DOMAINS, STAFF_OWNERS, STAFF_DEFAULT_ROLE }: StaffData): VariableError[] {
  const errors: VariableError[] = STAFF_OWNERS.filter(
    (address) => !STAFF_EMAIL_DOMAINS.includes(address.split('@').at(-1)!),
  ).map((address) => ({
    path: ['STAFF_OWNERS'],
    message: `has ${address}, which is at no domain of STAFF_EMAIL_DOMAINS`,
  }));
  const message = 'has to be owner unless STAFF_OWNERS names one, because nobody could give anyone another role';
  if (STAFF_DEFAULT_ROLE !== 'owner' && STAFF_OWNERS.length === 0)
    errors.push({ path: ['STAFF_DEFAULT_ROLE'], message });
  return errors;
}

export interface StaffConfig {
  /** Addresses in lowercase that always are owners. */
  owners: string[];
  /** The role of staff without one of their own. */
  defaultRole: Role;
}

export const staffConfigOf = ({ STAFF_OWNERS, STAFF_DEFAULT_ROLE }: StaffData): StaffConfig => ({
  owners: STAFF_OWNERS,
  defaultRole: STAFF_DEFAULT_ROLE,
});
