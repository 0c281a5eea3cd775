/** `Cache-Control` of a file whose URL changes with its content. */
export const immutableCacheControl = 'public, max-age=31536000, immutable';
