/** Where a sentence stands, told before the rest. In the content, it goes without saying. */
export const fieldNames = { title: 'In the title. ', excerpt: 'In the excerpt. ', content: '' } as const;
