import { Fragment } from 'react';

/** A text with every place marked where it holds the term, whatever its case. An empty term marks nothing. */
export function Marked({ text, term }: { text: string; term: string }) {
  if (!term) return text;
  // Splitting by a group keeps what was split at: every second piece is a place of the term.
  const pieces = text.split(new RegExp(`(${term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'i'));
  return pieces.map((piece, index) => {
    const key = `${index} ${piece}`;
    return index % 2 === 1 ? <mark key={key}>{piece}</mark> : <Fragment key={key}>{piece}</Fragment>;
  });
}
