import { tooComplex } from './html-shape.ts';
import { storedContent } from './stored-content.ts';
import { TooComplexContent } from './too-complex-content.ts';

/** Returns a writer's HTML as it is stored: sanitized and serialized again. Throws `TooComplexContent`. */
export async function checkedContent(html: string): Promise<string> {
  const complexity = tooComplex(html);
  if (complexity) throw new TooComplexContent(complexity);
  return storedContent(html);
}
