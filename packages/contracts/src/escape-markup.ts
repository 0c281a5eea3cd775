/** Escapes text for HTML or XML, between tags and inside quoted attributes: `& < > " '` become character references. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
