import type { EntityManager } from '@mikro-orm/postgresql';
import { escapeMarkup } from '@workspace/contracts/escape-markup';
import { imageIdsIn } from '../blog-posts/image-ids-in.ts';
import { ImageEntity } from '../images/image-entity.ts';
import { storeSentences } from './draft-sentences.ts';
import { generate, type GenerationContext } from './generate.ts';
import { suggestionGeneration, type PictureFacts, type SuggestionTask } from './suggestion-generation.ts';

/** Suggests other words, and remembers how to recognize them when they are saved. Throws `DraftError`. */
export async function suggest(
  task: SuggestionTask,
  context: GenerationContext,
  secrets: readonly string[],
): Promise<string[]> {
  const { em, log } = context;
  const facts = task.picture && (await factsOf(em, task.picture.url));
  const { value: suggestions } = await generate(suggestionGeneration(task, facts), context);
  const { text, title = '', around = '', picture } = task;
  const known = [text, around, picture?.caption ?? '', facts?.description ?? ''];
  // A suggestion is not lost because its fingerprints could not be stored.
  await storeSentences(em, secrets, textsIn(suggestions), { ...textsIn(known), title }).catch((err: unknown) =>
    log.error({ event: 'draft_sentences_not_stored', err }),
  );
  return suggestions;
}

const textsIn = (texts: readonly string[]) => ({
  title: '',
  excerpt: '',
  content: texts.map((text) => `<p>${escapeMarkup(text)}</p>`).join(''),
});

/** Returns the library's texts of the picture at a URL. */
async function factsOf(em: EntityManager, url: string): Promise<PictureFacts | undefined> {
  const [id] = imageIdsIn(` src="${url}"`);
  const image = id === undefined ? null : await em.findOne(ImageEntity, { id });
  if (!image) return undefined;
  return { fileName: image.fileName, description: [image.alt, image.caption].filter(Boolean).join('. ') };
}
