/** A LinkedIn organization. */
export type Organization = { id: string; localizedName: string; vanityName: string; followers: number };

/** A member, and their roles by organization ID. */
export type Member = { id: string; name: string; describedAs: string; roles: Record<string, string> };

export const organizations: readonly Organization[] = [
  { id: '5515715', localizedName: 'Lanesight', vanityName: 'lanesight', followers: 4211 },
  { id: '10987654', localizedName: 'Lanesight Field Notes', vanityName: 'lanesight-field-notes', followers: 382 },
  { id: '20000001', localizedName: 'Sampletown Public Works', vanityName: 'sampletown', followers: 97 },
];

/** The members who can sign in: one who may post for two organizations, and one who may not post for any. */
export const members: readonly Member[] = [
  {
    id: 'adaAdmin1',
    name: 'Ada Admin',
    describedAs: 'administers two business pages',
    roles: { '5515715': 'ADMINISTRATOR', '10987654': 'CONTENT_ADMINISTRATOR', '20000001': 'ANALYST' },
  },
  { id: 'nilNobody', name: 'Nil Nobody', describedAs: 'has no business page', roles: {} },
];

/** The roles that may publish for an organization. */
export const publishes: readonly string[] = ['ADMINISTRATOR', 'CONTENT_ADMINISTRATOR'];
