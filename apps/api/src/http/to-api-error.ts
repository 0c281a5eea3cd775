import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';
import { ApiError, statusOfCode } from '@workspace/contracts/endpoint/api-error';
import { DomainError, type DomainErrorClass } from '../domain-error.ts';

/**
 * The one place that turns a domain error into an HTTP error: of the listed classes, with the status that the endpoint
 * declares. Returns anything else as it is.
 */
export function toApiError(endpoint: Endpoint, errors: readonly DomainErrorClass<string>[], thrown: unknown): unknown {
  if (!(thrown instanceof DomainError) || !errors.some((one) => thrown instanceof one)) return thrown;
  const { code, message, fields, cause } = thrown;
  const status = statusOfCode(endpoint, code);
  // The log names the cause, or the place that threw.
  return status === undefined
    ? thrown
    : Object.assign(new ApiError(status, code, message, fields), { cause: cause ?? thrown });
}
