import type { Permission } from '@workspace/contracts/roles';

/** A page of the settings. */
export interface SettingsPlace {
  page: string;
  label: string;
  /** People without it do not see the page. */
  permission?: Permission;
}

/** Pages of the settings, in the order of their links. */
export const settingsPages: readonly SettingsPlace[] = [
  { page: 'staff', label: 'People' },
  { page: 'sessions', label: 'Sessions' },
  { page: 'audit-log', label: 'Audit log', permission: 'audit-log:read' },
  { page: 'retention', label: 'Retention' },
  { page: 'api-keys', label: 'API keys', permission: 'api-keys:read' },
  { page: 'webhooks', label: 'Webhooks', permission: 'webhooks:read' },
  { page: 'api', label: 'API' },
];
