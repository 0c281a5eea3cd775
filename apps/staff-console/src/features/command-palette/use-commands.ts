import { useEffect, useMemo, useState } from 'react';
import { listEmailLists } from '@workspace/contracts/email-lists';
import { listCampaigns } from '@workspace/contracts/newsletter-campaigns';
import { useAuth } from '@workspace/contracts/react/use-auth';
import { useEndpoint, useFetch } from '@workspace/contracts/react/use-endpoint';
import { formatCount } from '../../layout/format-number.ts';
import type { Command, CommandGroup } from './command.ts';
import { findCommands } from './find-commands.ts';
import { actionCommands, matchingCommands, pageCommands, permittedCommands } from './fixed-commands.ts';

/** Debounce of the search, in milliseconds. */
const pause = 150;
/** Matches of one kind that are filtered here. */
const most = 5;

/** Returns the groups of commands for a search, and if more may come. Without a search: the pages and the actions. */
export function useCommands(written: string): { groups: CommandGroup[]; isSearching: boolean } {
  const search = written.trim();
  const { lists, campaigns, emailLists } = useListCommands();
  const role = useAuth().user?.role;
  const { found, isSearching } = useFound(search, emailLists);
  const groups = useMemo(() => {
    const few = (label: string, commands: readonly Command[]) => ({
      label,
      commands: search === '' ? [] : matchingCommands(commands, search).slice(0, most),
    });
    const fixed = [
      { label: 'Pages', commands: matchingCommands(pageCommands, search) },
      { label: 'Actions', commands: matchingCommands(permittedCommands(actionCommands, role), search) },
    ];
    const all = [...fixed, ...found, few('Email lists', lists), few('Campaigns', campaigns)];
    return all.filter(({ commands }) => commands.length > 0);
  }, [search, found, lists, campaigns, role]);
  return { groups, isSearching };
}

/** The lists and campaigns: few enough to be filtered here. */
function useListCommands() {
  const emailLists = useEndpoint(listEmailLists, {}).data?.emailLists;
  const campaigns = useEndpoint(listCampaigns, {}).data?.campaigns;
  return useMemo(
    () => ({
      emailLists,
      lists: (emailLists ?? []).map(({ id, name, subscriberCount }): Command => {
        const hint = formatCount(subscriberCount, 'subscriber');
        return { id: `list ${id}`, label: name, hint, icon: 'people', page: `lists/${id}` };
      }),
      campaigns: (campaigns ?? []).map(({ id, name, status }): Command => ({
        id: `campaign ${id}`,
        label: name,
        hint: status,
        icon: 'mail',
        page: `campaigns/${id}`,
      })),
    }),
    [emailLists, campaigns],
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
