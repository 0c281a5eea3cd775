/** Whether an address is of one of the domains (in lower case): its part after the last `@`, whole, whatever its case. */
export function isStaffEmail(email: string, domains: readonly string[]): boolean {
  const at = email.lastIndexOf('@');
  return at > 0 && domains.includes(email.slice(at + 1).toLowerCase());
}
