/** Returns the number of pictures in stored content that have no alt text and are not marked as decorative. */
export const undescribedPictures = (content: string): number => content.match(/<img src="[^"]*" alt="">/g)?.length ?? 0;
