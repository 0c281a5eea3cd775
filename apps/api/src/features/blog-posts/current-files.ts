import type { ShownImage } from '@workspace/contracts/images';

const source = /(?<= src=")\/media\/([0-9a-f-]{36})\/([0-9a-f]{16})-[^"]*/g;

/** Returns content in which each picture whose file was replaced shows the current one. */
export const withCurrentFiles = (content: string, images: ReadonlyMap<string, ShownImage>): string =>
  content.replaceAll(source, (url: string, id: string, hash: string) => {
    const current = images.get(id)?.url ?? url;
    return current.startsWith(`/media/${id}/${hash}-`) ? url : current;
  });
