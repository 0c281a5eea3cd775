/** The company's public names. Nothing else in the code spells them: a new name is a change of this file. */
export const brand = {
  name: 'Lanesight',
  legalName: 'Lanesight, Inc.',
  tagline: 'Road condition ratings from cameras on ordinary vehicles',
  description:
    'AI cameras on ordinary vehicles rate every street on the 0-100 Pavement Condition Index, for $100 per mile.',
  demoCalendarUrl: 'https://calendar.lanesight.ai/demo',
  contactEmail: 'hello@lanesight.ai',
  postalAddress: '',
  social: { linkedin: 'https://www.linkedin.com/company/lanesight' },
  copyrightYear: 2024,
} as const;
