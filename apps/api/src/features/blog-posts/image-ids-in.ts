/** Returns the IDs of the images that stored content shows, each once. */
export const imageIdsIn = (content: string): string[] => [
  ...new Set(Array.from(content.matchAll(/ src="\/media\/([0-9a-f-]{36})\//g), ([, id]) => id!)),
];

interface PostWithImages {
  coverImageId?: string | null | undefined;
  content?: unknown;
}

/** Returns the IDs of the cover of a post, and of the images in its content if that is loaded. */
export const imageIdsOf = ({ coverImageId, content }: PostWithImages): string[] => [
  ...(coverImageId ? [coverImageId] : []),
  ...(typeof content === 'string' ? imageIdsIn(content) : []),
];
