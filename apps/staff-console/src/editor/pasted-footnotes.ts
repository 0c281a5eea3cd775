/** Links from a note back to its reference: those of Word, GitHub, Pandoc, Google Docs, Wikipedia and LibreOffice. */
const backLinks = 'a[href^="#"][href*="ref"], a[href^="#"][href$="anc"]';
const noteLists = 'section, [style*="mso-element:footnote-list"], [style*="mso-element:endnote-list"]';
const wordNote = /mso-element:\s*(?:foot|end)note(?!-list)/i;

/** Turns the footnotes of other programs into our own. The note moves to its reference. */
export function readFootnotes(body: HTMLElement): void {
  for (const back of body.querySelectorAll<HTMLAnchorElement>(backLinks)) {
    const note = noteOf(back);
    const references = note ? referencesOf(back, note, body) : [];
    // A note of several references stays in its list.
    if (!note || references.length !== 1 || note.querySelectorAll(backLinks).length > 1) continue;
    moveNote(back, note, references[0]!);
  }
  // A list of notes without notes leaves its heading or its line behind.
  for (const list of body.querySelectorAll(noteLists)) if (isEmptied(list)) list.remove();
}

const hrefOf = (link: Element): string => link.getAttribute('href') ?? '';

/** Returns the addresses that a note can have, by the address of its reference. */
const noteAddresses = (reference: string): string[] => [
  reference.replace('ref', ''),
  reference.replace('_ref', ''),
  reference.replace(/^#cite_ref-(?:(.+)_)?(\d+)(?:-\d+)?$/, (_all, name: string | undefined, number: string) =>
    name ? `#cite_note-${name}-${number}` : `#cite_note-${number}`,
  ),
  reference.replace(/anc$/, 'sym'),
];

function referencesOf(back: Element, note: Element, body: HTMLElement): Element[] {
  const addresses = noteAddresses(hrefOf(back)).filter((address) => address !== hrefOf(back));
  const links = [...body.querySelectorAll('a[href^="#"]')];
  return links.filter((link) => addresses.includes(hrefOf(link)) && !note.contains(link));
}

/** Returns the element with all paragraphs of a note. */
function noteOf(back: Element): Element | null {
  const paragraph = back.closest('p');
  const box = paragraph?.parentElement;
  if (box && wordNote.test(box.getAttribute('style') ?? '')) return box;
  const isNote = box?.nodeName === 'DIV' && [...box.children].every(({ nodeName }) => nodeName === 'P');
  return back.closest('li') ?? (isNote && box.querySelectorAll(backLinks).length === 1 ? box : paragraph);
}

function moveNote(back: Element, note: Element, reference: Element): void {
  back.remove();
  const footnote = note.ownerDocument.createElement('small');
  footnote.setAttribute('data-footnote', '');
  footnote.append(...note.childNodes);
  // The line between the text and its notes.
  if (note.previousElementSibling?.nodeName === 'HR') note.previousElementSibling.remove();
  note.remove();
  const raised = reference.parentElement;
  const isAlone = raised?.nodeName === 'SUP' && raised.textContent.trim() === reference.textContent.trim();
  (isAlone ? raised : reference).replaceWith(footnote);
}

const isEmptied = (list: Element): boolean =>
  list.querySelector('ol, hr') !== null && list.querySelector('li, p, table') === null;
