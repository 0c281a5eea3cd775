import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { onlyOwnPictures } from '@workspace/contracts/rich-text/own-pictures';
import { displayRules } from '@workspace/contracts/rich-text/purify-rules';

// Runs in a worker thread: the longest article takes half a second and would block every reader.

const purify = onlyOwnPictures(createDOMPurify(new JSDOM('').window));

/** Returns the HTML reduced to the elements and attributes that the editor's serializer can write. */
export default (html: string): string => purify.sanitize(html, displayRules);
