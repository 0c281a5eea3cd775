/** Properties that say something about the structure of a text or its marks. */
const properties = new Set(
  'font-weight font-style font-size text-decoration text-decoration-line vertical-align display visibility mso-hide mso-outline-level'.split(
    ' ',
  ),
);
const classSelector = /^[a-z0-9]*\.[\w-]+$/i;

/**
 * Writes the style sheet of a paste into its elements. Word, Excel, Outlook and the programs of macOS mark text by
 * classes.
 */
export function inlineClassStyles(body: HTMLElement): void {
  const sheets = [...body.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  // The reader takes the first declaration, so the last rule comes first.
  for (const [selector, declarations] of rulesOf(sheets).toReversed())
    for (const element of body.querySelectorAll(selector))
      element.setAttribute('style', `${element.getAttribute('style') ?? ''};${declarations}`);
}

/** Returns the rules for a single class, with the declarations that matter. */
function rulesOf(sheet: string): (readonly [selector: string, declarations: string])[] {
  const plain = sheet
    .replaceAll(/<!--|-->|\/\*[^*]*\*\//g, '')
    .replaceAll(/@[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', block = '']) => {
    const declarations = block.split(';').flatMap(declarationOf).join(';');
    const classes = selectors.split(',').map((selector) => selector.trim());
    return declarations === ''
      ? []
      : classes.filter((one) => classSelector.test(one)).map((one) => [one, declarations] as const);
  });
}

/** Returns a declaration in the form that the reader knows; none for a property without meaning. */
function declarationOf(text: string): string[] {
  const [name = '', ...rest] = text.split(':');
  const property = name.trim().toLowerCase();
  const value = rest.join(':').trim();
  if (property === 'font') {
    const size = /[\d.]+(?:px|pt)/.exec(value)?.[0];
    return size ? [`font-size:${size}`] : [];
  }
  if (!properties.has(property) || /[<>{}]/.test(value)) return [];
  const raised = property === 'vertical-align' ? /^(-?)0*[1-9.][\d.]*(?:px|pt|em)/.exec(value) : null;
  return [`${property}:${raised ? (raised[1] ? 'sub' : 'super') : value}`];
}

const blocks = ['p', 'li', 'td', 'div', 'dt', 'dd'].map((name) => `${name}[style]`).join(', ');
const marks = [
  /(?<![\w-])font-weight:\s*(?:bold|bolder|[6-9]00)/i,
  /(?<![\w-])font-style:\s*italic/i,
  /(?<![\w-])text-decoration(?:-line)?:[^;]*line-through/i,
];

/** Moves bold, italic and struck text from the style of a block to its content, where the parser reads them. */
export function markBlocks(body: HTMLElement): void {
  for (const block of body.querySelectorAll(blocks)) {
    const style = block.getAttribute('style') ?? '';
    const own = marks.flatMap((mark) => mark.exec(style)?.[0] ?? []);
    if (own.length === 0) continue;
    const span = block.ownerDocument.createElement('span');
    span.setAttribute('style', own.join(';'));
    span.append(...block.childNodes);
    block.append(span);
  }
}
