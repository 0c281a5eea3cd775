/** Returns true for the error of a statement that did not get a lock in time. */
export const isLocked = (error: unknown): boolean => (error as { code?: unknown } | undefined)?.code === '55P03';
