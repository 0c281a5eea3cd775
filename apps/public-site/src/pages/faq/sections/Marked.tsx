import { Fragment } from 'react';

/** A text with every occurrence of the term highlighted, in any case. An empty term highlights nothing. */
export function Marked({ text, term }: { text: string; term: string }) {
  if (!term) return text;
  // Splitting by a capture group keeps the separators: every second piece is an occurrence of the term.
  const pieces = text.split(new RegExp(`(${term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'i'));
  return pieces.map((piece, index) => {
    const key = `${index} ${piece}`;
    return index % 2 === 1 ? <mark key={key}>{piece}</mark> : <Fragment key={key}>{piece}</Fragment>;
  });
}
