const pathOrHttps = /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s/\\]+[^\s\\]*)$/;

/** Returns true for a path of this site, an https URL, or nothing. */
export const isCanonicalUrl = (text: string): boolean =>
  text === '' || (pathOrHttps.test(text) && URL.canParse(text, 'https://site.example'));
