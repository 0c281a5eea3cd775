import type { AiDraft } from '@workspace/contracts/ai-drafts';
import { readableTexts } from './html-blocks.ts';

/** Words that the prompt forbids, with their forms. */
const forbidden: Readonly<Record<string, RegExp>> = {
  revolutionary: /\brevolutionary\b|\brevolutioni[sz]\w+/gi,
  seamless: /\bseamless(?:ly)?\b/gi,
  unlock: /\bunlock(?:s|ed|ing)?\b/gi,
  leverage: /\bleverag(?:e|es|ed|ing)\b/gi,
  'cutting-edge': /\bcutting[-\s‑]edge\b/gi,
  'game-changer': /\bgame[-\s‑]chang(?:ers?|ing)\b/gi,
  'exclamation mark': /[!！¡]/g,
};

/** Finds the forbidden words of a draft, each as often as it occurs. */
export function forbiddenWords(draft: AiDraft): string[] {
  const text = readableTexts(draft).join('\n');
  return Object.entries(forbidden).flatMap(([word, pattern]) => Array.from(text.matchAll(pattern), () => word));
}
