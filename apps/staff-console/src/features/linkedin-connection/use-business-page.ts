import { useCallback, useEffect } from 'react';
import {
  getLinkedinSettings,
  getLinkedinStatus,
  listOrganizations,
  type LinkedinSettings,
} from '@workspace/contracts/linkedin-connection';
import { useEndpoint, useEvict, useUpdateCached, useRefresh } from '@workspace/contracts/react/use-endpoint';
import { useAnew, useFresh } from '../../layout/use-fresh.ts';

/** How LinkedIn is connected and what is set for it, wherever that is shown. Asked for once. */
export function useBusinessPage() {
  const status = useFresh(getLinkedinStatus, {});
  const isConnected = status.data?.connected === true;
  const stored = useEndpoint(getLinkedinSettings, status.data?.missing.length === 0 ? {} : null);
  const organizations = useEndpoint(listOrganizations, isConnected ? {} : null);
  // LinkedIn may have just said that the sign-in is over.
  useAnew(organizations.error?.code ?? '', useRefreshBusinessPage());
  return { status, isConnected, stored, organizations };
}

/** Who is posted as when an article is published. Undefined where nothing is posted by itself. LinkedIn is not asked. */
export function useAutoPosting(): { pageName: string; isOver: boolean } | undefined {
  const status = useFresh(getLinkedinStatus, {});
  const { data, refresh } = useEndpoint(getLinkedinSettings, status.data?.missing.length === 0 ? {} : null);
  // What is held may be from before somebody switched it.
  useEffect(refresh, [refresh]);
  const pageName = data?.settings.autoPost && data.settings.organizationName;
  return pageName ? { pageName, isOver: data.signIn?.state !== 'good' } : undefined;
}

export type BusinessPage = ReturnType<typeof useBusinessPage>;

/** Asks for everything anew, after somebody connected. */
export function useEvictBusinessPage(): () => void {
  const forget = useEvict();
  return () => {
    forget(getLinkedinStatus, {});
    forget(getLinkedinSettings, {});
    forget(listOrganizations, {});
  };
}

/** Asks whether the sign-in is still good, after LinkedIn refused something. Stays the same function. */
export function useRefreshBusinessPage(): () => void {
  const refresh = useRefresh();
  return useCallback(() => {
    refresh(getLinkedinStatus, {});
    refresh(getLinkedinSettings, {});
  }, [refresh]);
}

/** Shows that nothing is connected or set any more. */
export function useDisconnected(): () => void {
  const keep = useUpdateCached();
  return () => {
    keep(getLinkedinStatus, {}, (current) => ({ ...current, connected: false }));
    const settings = { organizationId: null, organizationName: null, autoPost: false };
    keep(getLinkedinSettings, {}, () => ({ settings, signIn: null }));
    keep(listOrganizations, {}, () => ({ organizations: [] }));
  };
}

/** The page that is posted as: the one that was chosen, else the first. */
export function pageToPostAs({ stored, organizations, isConnected }: BusinessPage) {
  const found = isConnected ? (organizations.data?.organizations ?? []) : [];
  const chosen: LinkedinSettings['organizationId'] = stored.data?.settings.organizationId ?? null;
  return found.find(({ id }) => id === chosen) ?? found[0];
}
