/**
 * Returns SQL of the form in which addresses are compared, sorted and indexed: in lowercase, and byte by byte. `email` is
 * an expression, such as `s.email`.
 */
export const addressKey = (email: string): string => `lower(${email}) collate "C"`;

/** Returns SQL of the condition that two addresses are the same but for case. Both are expressions; `?` is a parameter. */
export const isSameAddress = (a: string, b: string): string => `${addressKey(a)} = ${addressKey(b)}`;
