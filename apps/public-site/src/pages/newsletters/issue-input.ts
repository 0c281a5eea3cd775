/** A token that no issue has. */
const none = '0'.repeat(32);

/** Returns the request for an issue. An address that is no token has no issue. */
export const issueInput = (token = '') => ({ params: { token: /^[0-9a-f]{32}$/.test(token) ? token : none } });
