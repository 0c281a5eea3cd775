/** An item of a list whose source says only how deep it is. */
interface Item {
  level: number;
  name: 'ul' | 'ol';
  number: number;
  nodes: Node[];
}

const wordItem = /mso-list:\s*l\d+\s+level(\d+)/i;
const sources = 'p[style*="mso-list"], .ListContainerWrapper, ul[data-indent], ol[data-indent]';
const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/**
 * Builds real lists from the paragraphs of Word and from the lists of one item of Word Online and Slack, which only
 * name the depth of an item.
 */
export function nestLists(body: HTMLElement): void {
  for (const parent of new Set([...body.querySelectorAll(sources)].map(({ parentElement }) => parentElement)))
    if (parent) nestListsIn(parent);
}

function nestListsIn(parent: Element): void {
  let items: Item[] = [];
  let elements: Element[] = [];
  for (const child of [...parent.childNodes, undefined]) {
    if (child && child.nodeType !== 1 && !(child.nodeType === 3 && child.textContent?.trim())) continue;
    const element = child as Element | undefined;
    const found = element?.nodeType === 1 ? itemsOf(element) : [];
    if (element && found.length > 0) items.push(...found);
    else if (element && items.length > 0 && isContinuation(element)) items.at(-1)!.nodes.push(withContentOf(element));
    else {
      elements[0]?.before(...listsOf(items, parent));
      for (const old of elements) old.remove();
      [items, elements] = [[], []];
      continue;
    }
    elements.push(element);
  }
}

/** A paragraph of an item after its first. */
const isContinuation = (element: Element): boolean => /^MsoListParagraphCxSp(?:Middle|Last)$/.test(element.className);

function itemsOf(element: Element): Item[] {
  if (element.nodeName === 'P') return wordItemOf(element);
  if (!element.matches(sources)) return [];
  return [...element.querySelectorAll(':scope > li, :scope > ul > li, :scope > ol > li')].map((item) => {
    const list = item.parentElement!;
    const level = Number(item.getAttribute('data-aria-level') ?? Number(list.getAttribute('data-indent')) + 1);
    const number = Number(list.getAttribute('start') ?? 1) + [...list.children].indexOf(item);
    return { level, name: list.nodeName === 'OL' ? 'ol' : 'ul', number, nodes: [...item.childNodes] };
  });
}

function wordItemOf(paragraph: Element): Item[] {
  const level = wordItem.exec(styleOf(paragraph))?.[1];
  if (level === undefined) return [];
  const marker = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  const number = numberOf(marker?.textContent ?? '');
  // A label such as "Step 1:" is text.
  if (marker && (number !== undefined || !/\p{L}{2}/u.test(marker.textContent))) marker.remove();
  else marker?.removeAttribute('style');
  paragraph.setAttribute('style', styleOf(paragraph).replace(/mso-list:[^;]*/i, ''));
  return [
    {
      level: Number(level),
      name: number === undefined ? 'ul' : 'ol',
      number: number ?? 1,
      nodes: [withContentOf(paragraph)],
    },
  ];
}

/** Returns a copy of a paragraph that takes over its content. */
function withContentOf(paragraph: Element): Element {
  const copy = paragraph.cloneNode(false) as Element;
  copy.append(...paragraph.childNodes);
  return copy;
}

const romans: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** Returns the number of a marker such as `3.`, `b)`, `iv.` or `1.2.`; undefined for a bullet. */
function numberOf(marker: string): number | undefined {
  const text = /^\(?(?:\w{1,3}\.)*(\d{1,4}|[a-z]{1,6})[.)]?$/i.exec(marker.trim())?.[1]?.toLowerCase();
  if (text === undefined || !/[.)\d]$/.test(marker.trim())) return undefined;
  if (/^\d/.test(text)) return Number(text);
  if (text.length === 1 && !/[ivx]/.test(text)) return text.codePointAt(0)! - 96;
  if (!/^[ivxlc]+$/.test(text)) return undefined;
  const values = [...text].map((letter) => romans[letter]!);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** Returns the outermost lists of consecutive items. */
function listsOf(items: readonly Item[], beside: Element): Element[] {
  const lists: Element[] = [];
  const open: { list: Element; level: number }[] = [];
  for (const item of items) {
    while (open.length > 0 && closes(item, open.at(-1)!)) open.pop();
    let list = open.at(-1)?.level === item.level ? open.at(-1)!.list : undefined;
    if (!list) {
      list = beside.ownerDocument.createElement(item.name);
      if (item.name === 'ol' && item.number !== 1) list.setAttribute('start', String(item.number));
      const outer = open.at(-1)?.list.lastElementChild;
      if (outer) outer.append(list);
      else lists.push(list);
      open.push({ list, level: item.level });
    }
    const own = beside.ownerDocument.createElement('li');
    own.append(...item.nodes);
    list.append(own);
  }
  return lists;
}

/** Returns true when an item ends a list: it is less deep, or of the other kind. */
const closes = (item: Item, { list, level }: { list: Element; level: number }): boolean =>
  level > item.level || (level === item.level && list.nodeName.toLowerCase() !== item.name);
