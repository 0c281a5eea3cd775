/** The one client of the sandbox's LinkedIn. Its tokens are signed with the secret, so they survive a restart. */
export const linkedinClient = { id: 'sandbox-linkedin', secret: 'sandbox-linkedin-secret' };

/** The permissions that LinkedIn grants to applications of its community management product. */
export const knownScopes = ['rw_organization_admin', 'r_organization_social', 'w_organization_social'];
