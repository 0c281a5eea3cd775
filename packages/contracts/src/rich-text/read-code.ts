import type { HtmlNode } from './html-node.ts';

const lineNames = new Set(['DIV', 'LI', 'P', 'TR']);
const textNode = 3;

/** Returns the text of a `pre` with its spaces and line breaks. Some pages write each line as an element. */
export function readCode(node: HtmlNode): string {
  let text = '';
  for (const child of Array.from(node.childNodes)) {
    const name = child.nodeName.toUpperCase();
    if (child.nodeType === textNode) text += child.textContent ?? '';
    else if (name === 'BR') text += '\n';
    else if (!lineNames.has(name)) text += readCode(child);
    else text += `${text === '' || text.endsWith('\n') ? '' : '\n'}${readCode(child)}\n`;
  }
  return text.replaceAll(/\r\n?/g, '\n');
}
