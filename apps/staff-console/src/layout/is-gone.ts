import type { ApiError } from '@workspace/contracts/endpoint/api-error';

/** True for something that was deleted; false if it only could not be loaded. */
export const isGone = (error: ApiError | undefined): boolean => error?.status === 404;
