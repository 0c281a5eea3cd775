/** Pages of the settings, in the order of their links. */
export const settingsPages: readonly { page: string; label: string }[] = [
  { page: 'staff', label: 'People' },
  { page: 'sessions', label: 'Sessions' },
  { page: 'audit-log', label: 'Audit log' },
  { page: 'retention', label: 'Retention' },
  { page: 'api-keys', label: 'API keys' },
  { page: 'webhooks', label: 'Webhooks' },
  { page: 'api', label: 'API' },
];
