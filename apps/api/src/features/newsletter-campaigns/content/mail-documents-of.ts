import { htmlShape, maxElements } from '../../blog-posts/html-shape.ts';
import { mailDocuments } from '../../blog-posts/stored-content.ts';
import { TooComplexContent } from '../../blog-posts/too-complex-content.ts';
import { CampaignTooComplex } from '../campaign-errors.ts';

/** Reads the texts of a campaign, which have as many elements together as a post. Throws `CampaignTooComplex`. */
export async function mailDocumentsOf(texts: readonly string[]) {
  const elements = texts.reduce((sum, html) => sum + htmlShape(html).elements, 0);
  if (elements > maxElements) throw new CampaignTooComplex('too_complex', tooManyParts(elements));
  return mailDocuments(texts).catch((error: unknown) => {
    throw error instanceof TooComplexContent ? new CampaignTooComplex('too_complex', error.message) : error;
  });
}

const tooManyParts = (elements: number): string =>
  `The texts have too many parts together: ${elements.toLocaleString('en')} paragraphs, links and the like, and ${maxElements.toLocaleString('en')} are the most. Shorten them, or paste them as text`;
