/** The placeholders of reply templates. `myName` is the person who replies. */
export const placeholders = ['firstName', 'lastName', 'email', 'citySize', 'service', 'myName'] as const;
export type Placeholder = (typeof placeholders)[number];

/** `{{firstName}}`, or `{{firstName|there}}` with a text for an empty value. */
const pattern = /\{\{\s*([^{}|]*?)\s*(?:\|([^{}]*))?\}\}/g;

const isPlaceholder = (name: string): name is Placeholder => (placeholders as readonly string[]).includes(name);

/** Fills the placeholders of a template. An empty value gives the fallback; an unknown placeholder stays. */
export function fillTemplate(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replaceAll(pattern, (whole, name: string, fallback: string = '') =>
    isPlaceholder(name) ? values[name].trim() || fallback.trim() : whole,
  );
}

/** The name of a placeholder in braces that are not two and two: a reader would get it as it is. */
const misbraced = new RegExp(`(?<!\\{)\\{\\s*(?:${placeholders.join('|')})\\s*(?:\\|[^{}]*)?\\}(?!\\})`);

/** Returns the first placeholder that cannot be filled in, as it is written; undefined without one. */
export const unfitPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(pattern)].find(([, name = '']) => !isPlaceholder(name))?.[0] ?? misbraced.exec(text)?.[0];

/** Returns the first placeholder of a text, known or not; undefined without one. */
export const firstPlaceholder = (text: string): string | undefined => text.match(pattern)?.[0];
