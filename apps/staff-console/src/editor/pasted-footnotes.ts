/**
 * Turns the footnotes of Word, GitHub and pages like ours into our own: a link to a note that links back. The note
 * moves to its reference.
 */
export function readFootnotes(body: HTMLElement): void {
  for (const back of body.querySelectorAll<HTMLAnchorElement>('a[href^="#"][href*="ref"]')) {
    const target = (back.getAttribute('href') ?? '').replace('ref', '');
    const note = back.closest('li') ?? back.closest('p');
    const reference = [...body.querySelectorAll('a[href^="#"]')].find(
      (link) => link.getAttribute('href') === target && !note?.contains(link),
    );
    if (note && reference) moveNote(back, note, reference);
  }
  // A list of notes without notes leaves its heading or its line behind.
  for (const list of body.querySelectorAll('section, [style*="mso-element:footnote-list"]'))
    if (isEmptied(list)) list.remove();
}

function moveNote(back: Element, note: Element, reference: Element): void {
  back.remove();
  const footnote = note.ownerDocument.createElement('small');
  footnote.setAttribute('data-footnote', '');
  footnote.append(...note.childNodes);
  note.remove();
  const raised = reference.parentElement;
  const isAlone = raised?.nodeName === 'SUP' && raised.textContent.trim() === reference.textContent.trim();
  (isAlone ? raised : reference).replaceWith(footnote);
}

const isEmptied = (list: Element): boolean =>
  list.querySelector('ol, hr') !== null && list.querySelector('li, p, table') === null;
