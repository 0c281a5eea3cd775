import * as z from 'zod/mini';
import { maxCharacters } from './max-characters.ts';

/** The longest notice to readers, in characters. */
export const maxNotice = 300;
const maxName = 120;

/** Notices to readers that staff can choose instead of their own. */
export const offeredNotices = [
  'A language model helped write this article. Our staff checked and edited it.',
  'The first draft of this article was generated with AI. A person reviewed it before it was published.',
  'Parts of this article were generated with AI.',
] as const;

const required = (maxLength: number, message: string) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.minLength(1, message),
      maxCharacters(maxLength),
      z.regex(/^[^\p{Cc}]*$/u, 'Write this on one line'),
    );

/**
 * The answer to the question how readers learn that a model helped write a post: by a notice, or not at all, because a
 * named person took editorial responsibility.
 */
export const Disclosure = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('notice'), text: required(maxNotice, 'Write what readers are told') }),
  z.object({ kind: z.literal('editor'), name: required(maxName, 'Write the name of the person') }),
]);
export type Disclosure = z.infer<typeof Disclosure>;

/** A stored disclosure: a `notice` or the name of an `editor`, the email address of the user who chose it, and the time. */
export const StoredDisclosure = z.object({
  notice: z.nullable(z.string()),
  editor: z.nullable(z.string()),
  chosenBy: z.nullable(z.string()),
  chosenAt: z.iso.datetime(),
});
export type StoredDisclosure = z.infer<typeof StoredDisclosure>;
