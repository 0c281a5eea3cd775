import type { AiDraft } from '@workspace/contracts/ai-drafts';
import { findUnsupported } from '@workspace/contracts/claims/find-unsupported';
import { splitSentences } from '@workspace/contracts/claims/split-sentences';
import { htmlBlocks } from './html-blocks.ts';

/** The sentences of a draft, those that the claims checker marks, and their share from 0 to 1. */
export interface FiguresScore {
  share: number;
  sentences: number;
  unsupported: string[];
}

/** Scores the statements of a draft, as the editor marks them: its title, its excerpt and its blocks. */
export function unsupportedFigures({ title, excerpt, content }: AiDraft): FiguresScore {
  const texts = [title, excerpt, ...htmlBlocks(content).map(({ text }) => text)];
  const sentences = texts.reduce((sum, text) => sum + splitSentences(text).length, 0);
  const unsupported = texts.flatMap((text) => findUnsupported(text).map(({ sentence }) => sentence));
  return { share: sentences === 0 ? 0 : unsupported.length / sentences, sentences, unsupported };
}
