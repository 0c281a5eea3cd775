import { listContacts } from '@workspace/contracts/contacts';
import { listSubscribers } from '@workspace/contracts/email-list-subscribers';
import type { EmailList } from '@workspace/contracts/email-lists';
import { call, type CallOptions } from '@workspace/contracts/endpoint/call';
import { listManagedPosts } from '@workspace/contracts/managed-posts';
import { closestFirst } from './closest-first.ts';
import type { Command, CommandGroup } from './command.ts';

/** Matches of one kind. */
const most = 5;
/** Posts that are looked through for the closest title. */
const mostPosts = 50;
/** A search in every list would cost a request each: the largest ones have nearly everybody. */
const mostLists = 4;

/** Searches posts, requests and subscribers through the endpoints of their lists. A kind that fails is left out. */
export async function findCommands(
  search: string,
  lists: readonly EmailList[],
  options: CallOptions,
): Promise<CommandGroup[]> {
  const [posts, requests, subscribers] = await Promise.all([
    findPosts(search, options).catch(() => []),
    findRequests(search, options).catch(() => []),
    findSubscribers(search, lists, options),
  ]);
  return [
    { label: 'Posts', commands: posts },
    { label: 'Requests', commands: requests },
    { label: 'Subscribers', commands: subscribers },
  ];
}

async function findPosts(search: string, options: CallOptions): Promise<Command[]> {
  const query = { search, page: 1, pageSize: mostPosts, sort: 'updated' } as const;
  const { posts } = await call(listManagedPosts, { query }, options);
  const found = posts.map(({ id, title, status }): Command => ({
    id: `post ${id}`,
    label: title,
    hint: status === 'published' ? undefined : status,
    icon: 'document',
    page: `blog/edit/${id}`,
  }));
  return closestFirst(found, search).slice(0, most);
}

async function findRequests(search: string, options: CallOptions): Promise<Command[]> {
  const of = (status: 'all' | 'archived') =>
    call(listContacts, { query: { search, status, page: 1, pageSize: most } }, options);
  const [others, archived] = await Promise.all([of('all'), of('archived')]);
  return [...others.contacts, ...archived.contacts]
    .map(({ id, firstName, lastName, email, status }): Command => ({
      id: `request ${id}`,
      label: `${firstName} ${lastName}`,
      hint: status === 'archived' ? `${email}, archived` : email,
      icon: 'comment',
      page: `contacts/${id}`,
    }))
    .slice(0, most);
}

async function findSubscribers(search: string, lists: readonly EmailList[], options: CallOptions): Promise<Command[]> {
  const largest = lists
    .filter(({ subscriberCount }) => subscriberCount > 0)
    .toSorted((one, other) => other.subscriberCount - one.subscriberCount)
    .slice(0, mostLists);
  const found = await Promise.all(
    largest.map(async ({ id: listId, name }) => {
      const input = { params: { listId }, query: { search } };
      const page = await call(listSubscribers, input, options).catch(() => undefined);
      return (page?.subscribers ?? []).slice(0, most).map(({ id, email }): Command => ({
        id: `subscriber ${id}`,
        label: email,
        hint: name,
        icon: 'people',
        page: `lists/${listId}?search=${encodeURIComponent(email)}`,
      }));
    }),
  );
  return found.flat().slice(0, most);
}
