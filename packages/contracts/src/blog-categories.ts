/** The categories of posts, as displayed. */
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
