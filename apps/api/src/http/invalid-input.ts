import { apiError, type ApiError, type Fields } from '@workspace/contracts/endpoint/api-error';
import { fieldLabel } from '@workspace/contracts/endpoint/field-label';
import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';

/** The error for rejected fields; its message lists them for clients that show no fields. */
export function invalidInput(endpoint: Endpoint, fields: Fields): ApiError {
  const messages = Object.entries(fields).map(([field, message]) =>
    field ? `${fieldLabel(field)}: ${message}` : message,
  );
  return apiError(endpoint, 'invalid_input', messages.join('; '), fields);
}
