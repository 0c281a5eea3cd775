import type { $ZodType } from 'zod/v4/core';
import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';

/** Validates a value against a synchronous schema. */
export function validate(schema: $ZodType, value: unknown) {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw new TypeError('a schema of the contract must not be asynchronous');
  return result;
}

/** Returns a response with the keys that its schema lists, and throws when it does not match. */
export function pickListedKeys({ method, path }: Endpoint, schema: $ZodType, value: unknown): unknown {
  const result = validate(schema, value);
  if (!result.issues) return result.value;
  // Logs paths and messages only: the values may contain an email address.
  throw new Error(
    `${method} ${path} does not answer as it promises: ${result.issues.map((issue) => `${(issue.path ?? []).join('.')}: ${issue.message}`).join('; ')}`,
  );
}
