import DOMPurify from 'dompurify';
import { displayRules } from '@workspace/contracts/rich-text/purify-rules';

/** HTML that may be shown: exactly what the editor's serializer can write. */
export function cleanHtml(html: string): string {
  return DOMPurify.sanitize(html, displayRules);
}
