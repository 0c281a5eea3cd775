import type * as z from 'zod';

/** Returns one message that names every invalid variable and its requirement; `given` is the parsed environment. */
export function invalidVariables(starter: string, error: z.ZodError, given: Record<string, string>): string {
  const faults = error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return given[name] === undefined ? `${name} is not set` : `${name}: ${reasonOf(issue)}`;
  });
  return `${starter} cannot start: ${[...new Set(faults)].join('; ')}.`;
}

/** The library's own messages name types; ours say what to write. */
function reasonOf(issue: z.core.$ZodIssue): string {
  if (!/^(?:Invalid|Too) /.test(issue.message)) return issue.message;
  if (issue.code === 'invalid_value') return `has to be ${issue.values.join(' or ')}`;
  if (issue.code === 'too_small') return `has to be at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `has to be at most ${issue.maximum}`;
  return issue.code === 'invalid_type'
    ? `has to be a ${issue.expected === 'int' ? 'whole number' : issue.expected}`
    : issue.message;
}
