/** Returns the IDs of the images that stored content shows, each once. */
export const imageIdsIn = (content: string): string[] => [
  ...new Set(Array.from(content.matchAll(/ src="\/media\/([0-9a-f-]{36})\//g), ([, id]) => id!)),
];

interface PostWithImages {
  coverImageId?: string | null | undefined;
  content?: unknown;
  figure?: unknown;
}

/** Returns the IDs of the cover of a post, or of its figure, and of the images in its content, if these are loaded. */
export const imageIdsOf = ({ coverImageId, content, figure }: PostWithImages): string[] => [
  ...(coverImageId ? [coverImageId] : typeof figure === 'string' ? imageIdsIn(figure) : []),
  ...(typeof content === 'string' ? imageIdsIn(content) : []),
];
