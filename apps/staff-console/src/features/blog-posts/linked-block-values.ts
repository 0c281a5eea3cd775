import type { RichLinkCard, RichVideo } from '@workspace/contracts/rich-text/document';
import { isCardUrl } from '@workspace/contracts/rich-text/document';
import { parseVideo, videoError, videoUrl } from '@workspace/contracts/rich-text/video-url';
import type { LinkedBlockDraft } from '../../editor/block-dialogs.ts';
import { completeAddress, linkError } from '../../editor/link-error.ts';

/** The fields of a link card or a video. */
export interface LinkedBlockValues {
  url: string;
  title: string;
  /** Of a new link card; that of an older one is edited in the text. */
  description: string;
  /** Of a video; empty for a drawn one. */
  poster: string;
}

export type LinkedBlockErrors = Partial<Record<keyof LinkedBlockValues, string>>;

export const firstValues = ({ url, block }: LinkedBlockDraft): LinkedBlockValues => ({
  url,
  title: block?.title ?? '',
  description: '',
  poster: block?.type === 'video' ? (block.poster ?? '') : '',
});

/** Returns the message for an address that cannot be shown this way. */
export function addressError(type: LinkedBlockDraft['type'], url: string): string | undefined {
  if (type === 'video') return videoError(url);
  const address = completeAddress(url);
  const error = linkError(address);
  if (error !== undefined) return error;
  return isCardUrl(address) ? undefined : 'A card leads to a web address (https://…) or to a page of this site (/…).';
}

/** Returns the messages for fields that keep a block from being shown. */
export function errorsIn(type: LinkedBlockDraft['type'], { url, title }: LinkedBlockValues): LinkedBlockErrors {
  const address = addressError(type, url);
  return {
    ...(address !== undefined && { url: address }),
    ...(title.trim() === '' && { title: 'Write a title: readers and screen readers see it.' }),
  };
}

/** Returns the block of valid values. */
export function blockOf(
  type: LinkedBlockDraft['type'],
  { url, title, description, poster }: LinkedBlockValues,
): RichLinkCard | RichVideo {
  const shared = { title: title.trim(), children: [{ text: type === 'link-card' ? description.trim() : '' }] };
  if (type === 'link-card') return { type, url: completeAddress(url), ...shared };
  return { type, url: videoUrl(parseVideo(url)!), ...(poster && { poster }), ...shared };
}
