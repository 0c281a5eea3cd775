import type * as z from 'zod';

/** Parses environment variables by `schema`. Throws one message that names every invalid variable and its requirement. */
export function parseVariables<Schema extends z.ZodType>(
  starter: string,
  schema: Schema,
  given: Record<string, string>,
): z.output<Schema> {
  // A schema's own message precedes ours, and ours precedes the process's wording of request bodies.
  const { data, error } = schema.safeParse(given, { error: requirementOf });
  if (!error) return data;
  const faults = error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return given[name] === undefined ? `${name} is not set` : `${name}: ${message}`;
  });
  throw new Error(`${starter} cannot start: ${[...new Set(faults)].join('; ')}.`);
}

/** The library's own messages name types; ours say what to write. */
function requirementOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_value') return `has to be ${issue.values.join(' or ')}`;
  if (issue.code === 'too_small') return `has to be at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `has to be at most ${issue.maximum}`;
  if (issue.code !== 'invalid_type') return undefined;
  return `has to be a ${issue.expected === 'int' ? 'whole number' : issue.expected}`;
}
