import type { LinkCheck } from '@workspace/contracts/link-checks';
import { formatCount } from '../../layout/format-number.ts';
import type { PostCheck } from './post-checks.ts';

/** Result of the request for the states of the links. */
export type LinkStates = readonly LinkCheck[] | 'waiting' | 'failed';

/** Checks that the links of a post lead somewhere. Returns nothing without links. */
export function checkLinkStates(states: LinkStates): PostCheck[] {
  if (states === 'waiting') return [{ id: 'links', state: 'waiting', text: 'The links are being checked' }];
  if (states === 'failed')
    return [{ id: 'links', state: 'advice', text: 'The links could not be checked: open them yourself' }];
  const urlsOf = (wanted: LinkCheck['state']) => states.filter(({ state }) => state === wanted).map(({ url }) => url);
  const [missing, unclear, found] = [urlsOf('missing'), urlsOf('unknown'), urlsOf('found')];
  const checks: PostCheck[] = [];
  if (missing.length > 0) {
    const lead = formatCount(missing.length, 'link leads', 'links lead');
    checks.push({ id: 'missing-links', state: 'advice', text: `${lead} nowhere: ${missing.join(', ')}` });
  }
  if (unclear.length > 0) {
    const gave = formatCount(unclear.length, 'link', 'links');
    checks.push({ id: 'unclear-links', state: 'advice', text: `Open ${gave} yourself: ${unclear.join(', ')}` });
  }
  if (found.length > 0 && missing.length + unclear.length === 0)
    checks.push({ id: 'links', state: 'done', text: 'Every link leads somewhere' });
  return checks;
}
