import { DomainError } from '../../../domain-error.ts';
import type { VariantFields } from './variants-of.ts';

/** Thrown when there are not as many names of the sender as subjects. */
export class UnequalVariants extends DomainError<'unequal_variants'> {
  constructor() {
    super('unequal_variants', 'Write as many names of the sender as subjects, or none.');
  }
}

type Input = { [Field in keyof VariantFields]?: VariantFields[Field] | undefined };

/**
 * Returns the subject and the subjects of an input as they are stored: the first subject is both. Omitted fields remain.
 * Throws `UnequalVariants`.
 */
export function variantColumns(input: Input, before?: VariantFields): Partial<VariantFields> {
  if (!input.subject && !input.subjects && !input.senderNames) return {};
  const subjects = input.subjects ?? before?.subjects ?? [];
  const senderNames = input.senderNames ?? before?.senderNames ?? [];
  if (subjects.length > 0 && senderNames.length > 0 && subjects.length !== senderNames.length)
    throw new UnequalVariants();
  const [first, ...others] = subjects;
  if (first === undefined) return { ...(input.subject && { subject: input.subject }), subjects, senderNames };
  const subject = input.subjects ? first : (input.subject ?? first);
  return { subject, subjects: [subject, ...others], senderNames };
}
