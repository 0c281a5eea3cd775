const mediaPath = /^\/media\/[\w-]+(?:\/[\w.-]+)+$/;

/** Returns true for the URL of a picture that this product stores: a path under `/media/` without `..`. */
export const isMediaUrl = (url: string): boolean => mediaPath.test(url) && !url.includes('..');
