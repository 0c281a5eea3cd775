/** Returns the IDs of the images that stored content shows, each once. */
export const imageIdsIn = (content: string): string[] => [
  ...new Set(Array.from(content.matchAll(/ src="\/media\/([0-9a-f-]{36})\//g), ([, id]) => id!)),
];
