import type { TokenKey } from '../../config-linkedin.ts';
import type { Linkedin } from '../../adapters/linkedin/open-linkedin.ts';

/** The LinkedIn client and the encryption keys of its tokens; undefined when it is not configured. */
export interface LinkedinDeps {
  linkedin: Linkedin;
  tokenKeys: readonly [TokenKey, ...TokenKey[]];
}
