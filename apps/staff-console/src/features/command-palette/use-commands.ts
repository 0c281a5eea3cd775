import { useEffect, useMemo, useState } from 'react';
import { listEmailLists } from '@workspace/contracts/email-lists';
import { listSegments } from '@workspace/contracts/segments';
import { listCampaigns } from '@workspace/contracts/newsletter-campaigns';
import { useAuth } from '@workspace/contracts/react/use-auth';
import { useEndpoint, useFetch } from '@workspace/contracts/react/use-endpoint';
import { formatCount } from '../../layout/format-number.ts';
import type { Command, CommandGroup } from './command.ts';
import { closestFirst } from './closest-first.ts';
import { findCommands } from './find-commands.ts';
import { actionCommands, matchingCommands, pageCommands, permittedCommands } from './fixed-commands.ts';

/** Debounce of the search, in milliseconds. */
const pause = 150;
/** Matches of one kind that are filtered here. */
const most = 5;

/** Returns the groups of commands for a search, and if more may come. Without a search: the pages and the actions. */
export function useCommands(written: string): { groups: CommandGroup[]; isSearching: boolean } {
  const search = written.trim();
  const { lists, segments, campaigns, emailLists } = useListCommands();
  const role = useAuth().user?.role;
  const { found, isSearching } = useFound(search, emailLists);
  const groups = useMemo(() => {
    const few = (label: string, commands: readonly Command[]) => ({
      label,
      commands: search === '' ? [] : closestFirst(matchingCommands(commands, search), search).slice(0, most),
    });
    const fixed = [
      { label: 'Pages', commands: matchingCommands(permittedCommands(pageCommands, role), search) },
      { label: 'Actions', commands: matchingCommands(permittedCommands(actionCommands, role), search) },
    ];
    const own = [few('Email lists', lists), few('Segments', segments), few('Campaigns', campaigns)];
    const all = [...fixed, ...found, ...own];
    return all.filter(({ commands }) => commands.length > 0);
  }, [search, found, lists, segments, campaigns, role]);
  return { groups, isSearching };
}

/** The lists, segments and campaigns: few enough to be filtered here. */
function useListCommands() {
  const emailLists = useEndpoint(listEmailLists, {}).data?.emailLists;
  const campaigns = useEndpoint(listCampaigns, {}).data?.campaigns;
  const segments = useEndpoint(listSegments, {}).data?.segments;
  return useMemo(
    () => ({
      emailLists,
      lists: (emailLists ?? []).map(({ id, name, subscriberCount }): Command => {
        const hint = formatCount(subscriberCount, 'subscriber');
        return { id: `list ${id}`, label: name, hint, icon: 'people', page: `lists/${id}` };
      }),
      segments: (segments ?? []).map(({ id, name }): Command => ({
        id: `segment ${id}`,
        label: name,
        icon: 'people',
        page: `segments/${id}`,
      })),
      campaigns: (campaigns ?? []).map(({ id, name, status }): Command => ({
        id: `campaign ${id}`,
        label: name,
        hint: status,
        icon: 'mail',
        page: `campaigns/${id}`,
      })),
    }),
    [emailLists, segments, campaigns],
  );
}

const nothing: { search: string; groups: CommandGroup[] } = { search: '', groups: [] };

/** The matches that the API finds. A new search aborts the last; the previous matches stay until the next arrive. */
function useFound(search: string, lists: Parameters<typeof findCommands>[1] | undefined) {
  const [found, setFound] = useState(nothing);
  const fetch = useFetch();
  useEffect(() => {
    if (search === '') return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      void findCommands(search, lists ?? [], { signal, fetch }).then(
        (groups) => signal.aborted || setFound({ search, groups }),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [search, lists, fetch]);
  return {
    found: search === '' ? nothing.groups : found.groups,
    isSearching: search !== '' && found.search !== search,
  };
}
