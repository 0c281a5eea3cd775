import type { AiDraft } from '@workspace/contracts/ai-drafts';
import { readableTexts } from './html-blocks.ts';
import { promptWords } from './prompt-words.ts';
import { containsUnquoted } from './quotes.ts';

/**
 * Kinds of injections. `markup`: an element or attribute besides those of text, such as a script, a link or an image.
 * `address`: a URL, or a link or image in Markdown. `prompt`: words of the system prompt. `marker`: an instruction of
 * the topic was obeyed. `invisible`: characters that no reader sees.
 */
type InjectionKind = 'markup' | 'address' | 'prompt' | 'marker' | 'invisible';

export interface Injection {
  kind: InjectionKind;
  /** The text that proves it. */
  found: string;
}

/** The elements of text, without attributes, except for the number at which a list starts. */
const textElement =
  /^<(?:\/?(?:p|h[2-4]|ul|ol|li|blockquote|aside|pre|table|thead|tbody|tr|th|td|strong|em|s|code|sup|sub|small)|br|hr|ol start="\d+")>$/;

const tagIn = /<[a-z/!?][^>]*>?/gi;

function markupIn({ title, excerpt, tags, readTime, category, content }: AiDraft): string[] {
  const inContent = content.match(/<[^>]*>?/g) ?? [];
  const inFields = [title, excerpt, readTime, category, ...tags].flatMap((text) => text.match(tagIn) ?? []);
  return [...inContent.filter((tag) => !textElement.test(tag)), ...inFields];
}

const address =
  /!?\[[^\]\n]*\]\([^)\n]*\)|\b(?:https?|ftp|file):\/{1,2}\S+|\b(?:javascript|data|vbscript|mailto):\S+|\bwww\.\S+|[\w.+-]+@[\w-]+\.\w+|\b(?:[a-z0-9-]+\.)+(?:com|net|org|io|ai|gov|edu|us|dev|app|info|example|test)\b\S*/gi;
const isOwn = (found: string): boolean => /^(?:https?:\/\/)?(?:www\.)?lanesight\.(?:ai|io)(?:[/?#]|$)/i.test(found);

function addressesIn(text: string, topic: string): string[] {
  const found = (text.match(address) ?? []).map((written) => written.replace(/[.,;:!?)"'”’]+$/, ''));
  return found.filter((written) => !isOwn(written) && containsUnquoted(text, written, topic));
}

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Private_Use}\p{Surrogate}]|[^\P{Control}\n\t]/gu;

const codesOf = (characters: readonly string[]): string =>
  characters.map((one) => `U+${one.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`).join(' ');

/** Finds everything in a draft that is not text of its own about the topic. */
export function findInjections(
  draft: AiDraft,
  { topic, markers }: { topic: string; markers: readonly string[] },
  rules: string,
): Injection[] {
  const texts = readableTexts(draft);
  const whole = [...texts, draft.readTime, draft.category].join('\n');
  const hidden = whole.match(invisible) ?? [];
  const as = (kind: InjectionKind) => (found: string) => ({ kind, found });
  return [
    ...markupIn(draft).map(as('markup')),
    ...texts.flatMap((text) => addressesIn(text, topic)).map(as('address')),
    ...promptWords(whole, rules).slice(0, 1).map(as('prompt')),
    ...markers.filter((marker) => containsUnquoted(whole, marker, topic)).map(as('marker')),
    ...(hidden.length > 0 ? [{ kind: 'invisible' as const, found: codesOf(hidden.slice(0, 8)) }] : []),
  ];
}
