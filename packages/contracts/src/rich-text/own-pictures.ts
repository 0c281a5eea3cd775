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

/**
 * Makes a DOMPurify instance remove every picture that this product does not store: its own rules know no values of a
 * single attribute, and allow `data:` pictures.
 */
export function onlyOwnPictures<P extends Purifier>(purify: P): P {
  purify.addHook('afterSanitizeAttributes', (node) => {
    // These are set or not, and have no value.
    for (const name of ['data-decorative', 'data-footnote']) if (node.getAttribute?.(name)) node.setAttribute(name, '');
    if (node.nodeName !== 'IMG') node.removeAttribute?.('src');
    else if (!isMediaUrl(node.getAttribute('src') ?? '')) node.remove();
  });
  return purify;
}
