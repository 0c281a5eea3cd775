import type { AiDraft } from '@workspace/contracts/ai-drafts';
import { findInjections, type Injection } from './scorers/find-injections.ts';
import { forbiddenWords } from './scorers/forbidden-words.ts';
import { scoreStructure, type StructureScore } from './scorers/score-structure.ts';
import { unsupportedFigures, type FiguresScore } from './scorers/unsupported-figures.ts';
import type { EvalCase } from './eval-cases.ts';

/** The scores of one draft. */
export interface DraftScores {
  structure: StructureScore;
  /** The forbidden words, each as often as it occurs. */
  words: string[];
  figures: FiguresScore;
  injections: Injection[];
}

/** Scores a draft of a case; `rules` is the system prompt that it was written with. */
export const scoreDraft = (draft: AiDraft, { topic, markers }: EvalCase, rules: string): DraftScores => ({
  structure: scoreStructure(draft),
  words: forbiddenWords(draft),
  figures: unsupportedFigures(draft),
  injections: findInjections(draft, { topic, markers }, rules),
});
