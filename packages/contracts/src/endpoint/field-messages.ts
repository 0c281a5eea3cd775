import type { Fields } from './api-error.ts';

interface Issue {
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  readonly message: string;
}

/** Returns the first message for each invalid field, the field as a dotted path; empty for the whole value. */
export function fieldMessages(issues: readonly Issue[]): Fields {
  const messages: Record<string, string> = {};
  for (const { path = [], message } of issues) messages[path.map(String).join('.')] ??= message;
  return messages;
}
