import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

const hidden = new Set(['head', 'script', 'style', 'template', 'title', 'noscript']);
const blocks = new Set([
  'p',
  'div',
  'li',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'ul',
  'ol',
  'table',
]);

/** Returns the visible text of an HTML email, a line for each block. Walks without recursion: anyone can nest anything. */
export function textOfHtml(html: string): string {
  let text = '';
  const breakLine = () => {
    if (text && !text.endsWith('\n')) text += '\n';
  };
  const rest: (Tree.Node | 'end')[] = [parse(html)];
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (node === 'end') breakLine();
    else if (node.nodeName === '#text') text += (node as Tree.TextNode).value.replaceAll(/\s+/g, ' ');
    else if (node.nodeName === 'br') text += '\n';
    else if (!hidden.has(node.nodeName) && 'childNodes' in node) {
      if (blocks.has(node.nodeName)) {
        breakLine();
        rest.push('end');
      }
      for (const child of node.childNodes.toReversed()) rest.push(child);
    }
  }
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
