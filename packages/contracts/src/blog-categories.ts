/** The categories that a post may be put in, as they are worded. */
export const blogCategories = [
  'Assessment Fundamentals',
  'Infrastructure Costs',
  'Safety & Compliance',
  'Field Assessment',
  'Road Assessment Basics',
  'Smart Cities',
  'Climate Adaptation',
  'Maintenance Strategy',
  'Economic Impact',
  'Rural Infrastructure',
  'Future Tech',
] as const;
