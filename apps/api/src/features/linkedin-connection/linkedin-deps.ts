import type { TokenKey } from '../../config-linkedin.ts';
import type { Linkedin } from '../../adapters/linkedin/open-linkedin.ts';

/** LinkedIn and the keys that its tokens are sealed with; undefined where it is not configured. */
export interface LinkedinDeps {
  linkedin: Linkedin;
  tokenKeys: readonly [TokenKey, ...TokenKey[]];
}
