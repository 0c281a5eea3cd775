/** Name of a cookie that scripts can read and that holds nothing: asking who is signed in is worth a request. */
export const signedInHint = 'signed_in';

/** Whether the browser has the hint. Nothing is asked of the server for visitors who never signed in here. */
export const seemsSignedIn = (): boolean =>
  document.cookie.split('; ').some((pair) => pair.startsWith(`${signedInHint}=`));
