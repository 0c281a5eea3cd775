import { useCallback } from 'react';
import {
  getLinkedinSettings,
  getLinkedinStatus,
  listOrganizations,
  type LinkedinSettings,
} from '@workspace/contracts/linkedin-connection';
import { useEndpoint, useEvict, useUpdateCached, useRefresh } from '@workspace/contracts/react/use-endpoint';
import { useRefreshOnChange } from '../../layout/use-refresh-on-change.ts';

/** The LinkedIn connection and settings, shared by all components; requested once, and only where they are needed. */
export function useBusinessPage(isNeeded = true) {
  const status = useEndpoint(getLinkedinStatus, isNeeded ? {} : null);
  const isConnected = status.data?.connected === true;
  const stored = useEndpoint(getLinkedinSettings, status.data?.missing.length === 0 ? {} : null);
  const organizations = useEndpoint(listOrganizations, isConnected ? {} : null, { revalidateIfStale: false });
  // LinkedIn may have just reported that the sign-in has expired.
  useRefreshOnChange(organizations.error?.code ?? '', useRefreshBusinessPage());
  return { status, isConnected, stored, organizations };
}

/** Returns the page for auto-posting. Undefined without auto-posting. Makes no request to LinkedIn. */
export function useAutoPosting(): { pageName: string; isOver: boolean } | undefined {
  const status = useEndpoint(getLinkedinStatus, {});
  const { data } = useEndpoint(getLinkedinSettings, status.data?.missing.length === 0 ? {} : null);
  const pageName = data?.settings.autoPost && data.settings.organizationName;
  return pageName ? { pageName, isOver: data.signIn?.state !== 'good' } : undefined;
}

export type BusinessPage = ReturnType<typeof useBusinessPage>;

/** Invalidates all LinkedIn data after a connection. */
export function useEvictBusinessPage(): () => void {
  const forget = useEvict();
  return () => {
    forget(getLinkedinStatus, {});
    forget(getLinkedinSettings, {});
    forget(listOrganizations, {});
  };
}

/** Refreshes the sign-in's status after LinkedIn rejected a request. A stable function. */
export function useRefreshBusinessPage(): () => void {
  const refresh = useRefresh();
  return useCallback(() => {
    refresh(getLinkedinStatus, {});
    refresh(getLinkedinSettings, {});
  }, [refresh]);
}

/** Updates the cache after disconnecting: not connected, no settings. */
export function useDisconnected(): () => void {
  const updateCached = useUpdateCached();
  return () => {
    updateCached(getLinkedinStatus, {}, (current) => ({ ...current, connected: false }));
    const settings = { organizationId: null, organizationName: null, autoPost: false };
    updateCached(getLinkedinSettings, {}, () => ({ settings, signIn: null }));
    updateCached(listOrganizations, {}, () => ({ organizations: [] }));
  };
}

/** Returns the page to post as: the chosen one, else the first. */
export function pageToPostAs({ stored, organizations, isConnected }: BusinessPage) {
  const found = isConnected ? (organizations.data?.organizations ?? []) : [];
  const chosen: LinkedinSettings['organizationId'] = stored.data?.settings.organizationId ?? null;
  return found.find(({ id }) => id === chosen) ?? found[0];
}
