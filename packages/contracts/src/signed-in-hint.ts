/** Name of a readable cookie without a value: requesting the current user makes sense. */
export const signedInHint = 'signed_in';

/** Returns true when the browser has the hint. Visitors who never signed in here cause no request. */
export const seemsSignedIn = (): boolean =>
  document.cookie.split('; ').some((pair) => pair.startsWith(`${signedInHint}=`));
