import type { CampaignBlock } from '@workspace/contracts/campaign-blocks';
import { variantLetters } from '@workspace/contracts/campaign-variants';
import { mergeFieldsIn, unknownMergeField } from '@workspace/contracts/merge-fields';
import { UnfitWords } from '../campaign-errors.ts';

/** The words of a campaign in which merge fields are filled in. */
export interface Words {
  subject?: string | undefined;
  /** Of an A/B test; the first one is the subject. */
  subjects?: readonly string[] | undefined;
  preheader?: string | undefined;
  blocks?: readonly CampaignBlock[] | undefined;
}

/** More fields are not named in a message. */
const mostNamed = 12;

interface Place {
  /** The path of the input. */
  field: string;
  /** The place in a sentence. */
  name: string;
  text: string;
  isHtml?: true;
}

/** Returns the places of merge fields. Blocks are counted from 1. */
export const placesOf = ({ subject = '', subjects = [], preheader = '', blocks = [] }: Words): Place[] => [
  { field: 'subject', name: 'The subject', text: subject },
  ...subjects.map((text, index) => ({ field: `subjects.${index}`, name: `Subject ${variantLetters[index]}`, text })),
  { field: 'preheader', name: 'The preheader', text: preheader },
  ...blocks.flatMap((block, index) => {
    const name = `Block ${index + 1}`;
    if (block.type === 'text')
      return { field: `blocks.${index}.html`, name: `${name}, a text,`, text: block.html, isHtml: true };
    if (block.type === 'button') return { field: `blocks.${index}.text`, name: `${name}, a button,`, text: block.text };
    return [];
  }),
];

/** Returns what is written in place of a known merge field; undefined without any. Markup inside one splits it. */
const wrongFieldIn = ({ text, isHtml }: Place, known: readonly string[]): string | undefined =>
  (isHtml && mergeFieldsIn(text).find((field) => field.includes('<'))) || unknownMergeField(text, known);

/** Returns a sentence about the first unknown merge field and its place; undefined without any. */
export function unknownFieldSentence(
  words: Words,
  known: readonly string[],
): { field: string; sentence: string } | undefined {
  for (const place of placesOf(words)) {
    const { field, name } = place;
    const wrong = wrongFieldIn(place, known);
    if (wrong === undefined) continue;
    const shown = place.isHtml ? wrong.replace(/<[^>]*>?/g, '') : wrong;
    if (shown !== wrong && unknownMergeField(shown, known) === undefined)
      return {
        field,
        sentence: `${name} has bold, italic or a link inside ${shown}. Format the whole merge field, with its braces.`,
      };
    const others = known.length > mostNamed ? ' or another field of subscribers' : '';
    const offered =
      known
        .slice(0, mostNamed)
        .map((key) => `{{${key}}}`)
        .join(', ') + others;
    return {
      field,
      sentence: `${name} has ${shown}, which is no merge field. Use ${offered}, with a text for people without one, as in {{name|there}}.`,
    };
  }
  return undefined;
}

/** Throws `UnfitWords` for an unknown merge field, and names its place. */
export function checkMergeFields(words: Words, known: readonly string[]): void {
  const wrong = unknownFieldSentence(words, known);
  if (wrong) throw new UnfitWords('unknown_merge_field', wrong.sentence, { [wrong.field]: wrong.sentence });
}

/** Returns the merge fields that leave a gap for people without a value. Everybody has an address. */
export const fieldsWithoutFallback = (words: Words): string[] => [
  ...new Set(
    placesOf(words)
      .flatMap(({ text }) => mergeFieldsIn(text))
      .filter((field) => !field.includes('|') && !/\{\{ *email\b/.test(field)),
  ),
];
