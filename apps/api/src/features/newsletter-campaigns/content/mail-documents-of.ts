import { mailDocuments } from '../../blog-posts/stored-content.ts';
import { TooComplexContent } from '../../blog-posts/too-complex-content.ts';
import { CampaignTooComplex } from '../campaign-errors.ts';

/** Reads texts. Throws `CampaignTooComplex`. */
export const mailDocumentsOf = (texts: readonly string[]) =>
  mailDocuments(texts).catch((error: unknown) => {
    throw error instanceof TooComplexContent ? new CampaignTooComplex('too_complex', error.message) : error;
  });
