import type { EmailList } from '@workspace/contracts/email-lists';
import type { Tile } from '../../layout/Tiles.tsx';

/** Returns the specification's figure: a person on two lists is counted in both. */
export const totalSubscribers = (lists: readonly EmailList[] | undefined): Tile => ({
  name: 'Total Subscribers',
  note: 'in all lists',
  count: lists?.reduce((sum, { subscriberCount }) => sum + subscriberCount, 0),
});
