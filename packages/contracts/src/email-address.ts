import * as z from 'zod/mini';

/** An e-mail address as a person writes it: trimmed, kept in its case, compared without. At most 254 characters. */
export const EmailAddress = z
  .string('Write your e-mail address')
  .check(
    z.trim(),
    z.minLength(1, 'Write your e-mail address'),
    z.maxLength(254, 'This e-mail address is too long'),
    z.email('Write an e-mail address such as name@example.com'),
  );

/** Whether a text is an address by the same rule, for texts by the million. Blanks around it count. */
export const isEmailAddress = (text: string): boolean => text.length <= 254 && z.regexes.email.test(text);
