/** Returns true when the part after the last `@` equals one of the domains (in lowercase), case-insensitively. */
export function isStaffEmail(email: string, domains: readonly string[]): boolean {
  const at = email.lastIndexOf('@');
  return at > 0 && domains.includes(email.slice(at + 1).toLowerCase());
}
