import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { displayRules } from '@workspace/contracts/rich-text/purify-rules';

// Runs in a thread of its own: the longest article takes half a second, and every reader would wait.

const purify = createDOMPurify(new JSDOM('').window);

/** HTML that may be shown: exactly what the editor's serializer can write. */
export default (html: string): string => purify.sanitize(html, displayRules);
