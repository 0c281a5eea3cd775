/** A business page. */
export type Organization = { id: string; localizedName: string; vanityName: string; followers: number };

/** Somebody with an account, and the roles that they have on pages, by the page's id. */
export type Member = { id: string; name: string; describedAs: string; roles: Record<string, string> };

export const organizations: readonly Organization[] = [
  { id: '5515715', localizedName: 'Lanesight', vanityName: 'lanesight', followers: 4211 },
  { id: '10987654', localizedName: 'Lanesight Field Notes', vanityName: 'lanesight-field-notes', followers: 382 },
  { id: '20000001', localizedName: 'Sampletown Public Works', vanityName: 'sampletown', followers: 97 },
];

/** Who can sign in here: one who may post as two pages, and one who may not post as any. */
export const members: readonly Member[] = [
  {
    id: 'adaAdmin1',
    name: 'Ada Admin',
    describedAs: 'administers two business pages',
    roles: { '5515715': 'ADMINISTRATOR', '10987654': 'CONTENT_ADMINISTRATOR', '20000001': 'ANALYST' },
  },
  { id: 'nilNobody', name: 'Nil Nobody', describedAs: 'has no business page', roles: {} },
];

/** The roles that may publish as a page. */
export const publishes: readonly string[] = ['ADMINISTRATOR', 'CONTENT_ADMINISTRATOR'];
