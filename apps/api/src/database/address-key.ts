/**
 * Returns SQL of the form in which addresses are compared, sorted and indexed: in lowercase, and byte by byte. `email` is
 * an expression, such as `s.email`.
 */
export const addressKey = (email: string): string => `lower(${email}) collate "C"`;
