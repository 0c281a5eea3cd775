import { figureMarks, isDrawingKind } from './block-elements.ts';
import { isMediaUrl } from './media-url.ts';

interface SanitizedElement {
  readonly nodeName: string;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  remove(): void;
}

interface Purifier {
  addHook(entryPoint: 'afterSanitizeAttributes', hook: (node: SanitizedElement) => void): void;
}

/** These are set or not, and have no value. */
const flags = ['data-decorative', 'data-footnote', 'data-link-card', 'data-video'];

/**
 * Makes a DOMPurify instance remove every picture that this product does not store, and every drawing that it does not
 * know: its own rules know no values of a single attribute, and allow `data:` pictures.
 */
export function onlyOwnPictures<P extends Purifier>(purify: P): P {
  purify.addHook('afterSanitizeAttributes', (node) => {
    for (const name of flags) if (node.getAttribute?.(name)) node.setAttribute(name, '');
    if (node.nodeName !== 'FIGURE') for (const name of figureMarks) node.removeAttribute?.(name);
    else if (!isDrawingKind(node.getAttribute('data-drawing'))) node.removeAttribute('data-drawing');
    if (node.nodeName !== 'IMG') node.removeAttribute?.('src');
    else if (!isMediaUrl(node.getAttribute('src') ?? '')) node.remove();
  });
  return purify;
}
