import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { fromHtml } from '@workspace/contracts/rich-text/from-html';
import { intakeRules } from '@workspace/contracts/rich-text/purify-rules';
import { toHtml } from '@workspace/contracts/rich-text/to-html';

const purify = createDOMPurify(new JSDOM('').window);

/** HTML from anywhere, cleaned and written anew by the editor's own serializer. Empty where nothing readable is left. */
export function storedContent(html: string): string {
  // A body that has begun stays, whatever follows: a frame set would take its place and leave nothing to read.
  const body = purify.sanitize(`<body>${html}`, { ...intakeRules, RETURN_DOM: true });
  return toHtml(fromHtml(body));
}
