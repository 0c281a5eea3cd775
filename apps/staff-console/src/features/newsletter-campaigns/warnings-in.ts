import type { PreflightCheck } from '@workspace/contracts/campaign-preflight';
import { formatList } from '../../layout/format-list.ts';

const names: Record<PreflightCheck['name'], string> = {
  audience: 'the audience',
  'postal-address': 'the postal address',
  posts: 'the posts',
  pictures: 'the pictures',
  'merge-fields': 'the merge fields',
  'ab-test': 'the A/B test',
  size: 'the size',
  'plain-text': 'the plain text',
  unsubscribe: 'the way to unsubscribe',
  links: 'the links',
  spf: 'SPF',
  dkim: 'DKIM',
  dmarc: 'DMARC',
  'warm-up': 'the warm-up',
};

/** Returns a note that names the checks to review first, if any. */
export function warningsIn(checks: readonly PreflightCheck[]): string {
  const marked = checks.filter(({ outcome }) => outcome === 'warning').map(({ name }) => names[name]);
  return marked.length === 0 ? '' : ` Marked Look: ${formatList(marked)}.`;
}
