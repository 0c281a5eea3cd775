/** Returns the part of an email address before the `@`, for colleagues who know each other. */
export const shortName = (email: string): string => email.split('@')[0] ?? email;
