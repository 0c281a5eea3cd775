import type { LinkedinConfig } from '../../config-linkedin.ts';

/** Returns the headers of a call of the versioned REST API. */
export const restHeaders = (
  { version }: Pick<LinkedinConfig, 'version'>,
  accessToken: string,
  more: Record<string, string> = {},
): Record<string, string> => ({
  authorization: `Bearer ${accessToken}`,
  'linkedin-version': version,
  'x-restli-protocol-version': '2.0.0',
  ...more,
});

export const organizationUrn = (organizationId: string): string => `urn:li:organization:${organizationId}`;
