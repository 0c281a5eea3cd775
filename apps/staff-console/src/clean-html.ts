import DOMPurify from 'dompurify';
import { onlyOwnPictures } from '@workspace/contracts/rich-text/own-pictures';
import { displayRules } from '@workspace/contracts/rich-text/purify-rules';

const purify = onlyOwnPictures(DOMPurify(window));

/** Returns the HTML reduced to the elements and attributes that the editor's serializer can write. */
export function cleanHtml(html: string): string {
  return purify.sanitize(html, displayRules);
}
