/** Announced before the sentence, to name its field. The content is the default. */
export const fieldNames = { title: 'In the title. ', excerpt: 'In the excerpt. ', content: '' } as const;
