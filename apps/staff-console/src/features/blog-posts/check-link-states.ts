import type { LinkCheck } from '@workspace/contracts/link-checks';
import { formatCount } from '../../layout/format-number.ts';
import type { PostCheck } from './post-checks.ts';
import { findLink } from './post-place.ts';

/** Result of the request for the states of the links. */
export type LinkStates = readonly LinkCheck[] | 'waiting' | 'failed';

/** Checks that the links of a content lead somewhere. Returns nothing without links. */
export function checkLinkStates(states: LinkStates, content: string): PostCheck[] {
  if (states === 'waiting') return [{ id: 'links', state: 'waiting', text: 'The links are being checked' }];
  if (states === 'failed')
    return [{ id: 'links', state: 'advice', text: 'The links could not be checked: open them yourself' }];
  const urlsOf = (wanted: LinkCheck['state']) => states.filter(({ state }) => state === wanted).map(({ url }) => url);
  const [missing, unclear, found] = [urlsOf('missing'), urlsOf('unknown'), urlsOf('found')];
  const checks: PostCheck[] = [];
  if (missing.length > 0) {
    const lead = formatCount(missing.length, 'link leads', 'links lead');
    const text = `${lead} nowhere: ${missing.join(', ')}`;
    checks.push({ id: 'missing-links', state: 'advice', text, place: findLink(content, missing) });
  }
  if (unclear.length > 0) {
    const gave = formatCount(unclear.length, 'link', 'links');
    const text = `Open ${gave} yourself: ${unclear.join(', ')}`;
    checks.push({ id: 'unclear-links', state: 'advice', text, place: findLink(content, unclear) });
  }
  if (found.length > 0 && missing.length + unclear.length === 0)
    checks.push({ id: 'links', state: 'done', text: 'Every link leads somewhere' });
  return checks;
}
