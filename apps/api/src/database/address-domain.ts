/**
 * Returns SQL of the domain of an address, in lowercase, as the index `contacts_of_domain` has it. `email` is an
 * expression, such as `c.email`.
 */
export const addressDomain = (email: string): string => `lower(substring(${email} from '[^@]*$'))`;

/** Returns SQL of the domain as `mail_domains` has it: compared byte by byte. */
export const domainKey = (email: string): string => `${addressDomain(email)} collate "C"`;
