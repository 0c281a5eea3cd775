import createDOMPurify from 'dompurify';
import type { RichDocument } from '@workspace/contracts/rich-text/document';
import { fromHtml } from '@workspace/contracts/rich-text/from-html';
import { intakeRules } from '@workspace/contracts/rich-text/purify-rules';
import { toHtml } from '@workspace/contracts/rich-text/to-html';

// A third of the process's memory, and brought in with the first text: a worker that sends or imports needs none of it.
let purifying: Promise<ReturnType<typeof createDOMPurify>> | undefined;
const purifier = () => (purifying ??= import('jsdom').then(({ JSDOM }) => createDOMPurify(new JSDOM('').window)));

/** HTML from anywhere, cleaned, as the document that the editor's own serializer writes. */
export async function readContent(html: string): Promise<RichDocument> {
  const purify = await purifier();
  // A body that has begun stays, whatever follows: a frame set would take its place and leave nothing to read.
  const body = purify.sanitize(`<body>${html}`, { ...intakeRules, RETURN_DOM: true });
  return fromHtml(body);
}

/** HTML from anywhere, cleaned and written anew. Empty where nothing readable is left. */
export async function storedContent(html: string): Promise<string> {
  return toHtml(await readContent(html));
}
