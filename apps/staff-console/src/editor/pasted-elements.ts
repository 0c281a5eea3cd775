/** Elements that programs use for others: Word's styles, remarks of web pages, code, lists of tasks and formulas. */
const namesOf: readonly (readonly [selector: string, name: string])[] = [
  ['p.MsoTitle, p.MsoTocHeading', 'h2'],
  ['p.MsoSubtitle', 'h3'],
  ['p.MsoQuote, p.MsoIntenseQuote', 'blockquote'],
  ['.markdown-alert, .admonition, .theme-admonition, .confluence-information-macro', 'aside'],
  ['div[data-panel-type]:not([class*="panel__icon"])', 'aside'],
  ['table.js-file-line-container, .syntaxhighlighter .container', 'pre'],
  ['div[style*="monospace"][style*="white-space: pre"]:has(> div + div)', 'pre'],
  ['[data-node-type="actionList"]', 'ul'],
  ['[data-task-state]', 'li'],
  ['thead td, td[role="columnheader"], td[role="rowheader"]', 'th'],
  ['[data-stringify-type="paragraph-break"]', 'p'],
  ['msup > :nth-child(2)', 'sup'],
  ['msub > :nth-child(2)', 'sub'],
];

/** Gives the elements of pasted HTML the names that say what they are. */
export function renameElements(body: HTMLElement): void {
  for (const [selector, name] of namesOf)
    for (const element of body.querySelectorAll(selector)) renameElement(element, name);
  for (const element of body.querySelectorAll('[data-node-type="expand"][data-title]'))
    element.prepend(elementWith('p', element.getAttribute('data-title') ?? '', element));
  for (const cell of body.querySelectorAll('td[data-sheets-hyperlink]:not(:has(a))')) linkCell(cell);
}

/** Replaces an element by one of another name with its content, its spans and its style. */
export function renameElement(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  for (const attribute of ['colspan', 'rowspan', 'style'])
    if (element.hasAttribute(attribute)) other.setAttribute(attribute, element.getAttribute(attribute) ?? '');
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** Creates an element with a text in the document of another. */
export function elementWith(name: string, text: string, beside: Element): HTMLElement {
  const element = beside.ownerDocument.createElement(name);
  element.textContent = text;
  return element;
}

/** Google Sheets writes the link of a cell as an attribute. */
function linkCell(cell: Element): void {
  const link = elementWith('a', '', cell);
  link.setAttribute('href', cell.getAttribute('data-sheets-hyperlink') ?? '');
  link.append(...cell.childNodes);
  cell.append(link);
}
