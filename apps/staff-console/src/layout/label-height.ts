import { text } from '@workspace/ui/theme/tokens.ts';

/** The height of a field's label of one line, with the gap below it: a button beside the field begins there. */
export const labelHeight = `calc(1.3 * ${text.sm} + 0.375rem)`;
