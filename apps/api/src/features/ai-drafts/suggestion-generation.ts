import type { suggestText } from '@workspace/contracts/ai-drafts';
import type { ParsedOf } from '@workspace/contracts/endpoint/define-endpoint';
import { rulesForModel } from './prompt.ts';
import type { Generation } from './request-text.ts';
import { suggestionForm, suggestionsForm } from './response-formats.ts';

export type SuggestionTask = ParsedOf<typeof suggestText>['body'];

/** The library's texts of a picture. The model gets no picture. */
export interface PictureFacts {
  fileName: string;
  description: string;
}

/** Describes the generation of other words for a passage or a field. */
export function suggestionGeneration(
  { request, tone, text, title, around, picture }: SuggestionTask,
  facts: PictureFacts | undefined,
): Generation<string[], string[]> {
  const given = {
    request,
    ...(tone && { tone }),
    text,
    ...(title && { title }),
    ...(around && { around }),
    ...(picture && { caption: picture.caption, ...facts }),
  };
  return {
    kind: 'suggestion',
    rules: rulesForModel('suggestion'),
    task: `Suggest other words.\n${JSON.stringify(given)}`,
    form: request === 'title' || request === 'tags' ? suggestionsForm(request) : suggestionForm,
    read: async (suggestions) => suggestions,
  };
}
