import { tones, type SuggestionRequest, type Tone } from '@workspace/contracts/ai-drafts';
import { Button } from '@workspace/ui/Button';
import { Buttons, Requests, Soft } from './comments-style.ts';
import { passageRequests, postRequests, requestLabels, toneLabels } from './suggestion-labels.ts';
import { fieldPlace, type Target } from './target.ts';
import type { Commenting } from './use-commenting.ts';

interface RequestsProps {
  commenting: Commenting;
}

/** Requests to the model about the post: its title, its excerpt and its tags. */
export function PostRequests({ commenting: { requests, form, model } }: RequestsProps) {
  const { values, words } = form;
  const current = { title: values.title, excerpt: values.excerpt, tags: (values.tags ?? []).join(', ') };
  return (
    <Requests role="group" aria-label="Ask the model about the post">
      <Buttons>
        {postRequests.map((request) => (
          <Button
            key={request}
            size="sm"
            disabled={words === 0}
            onClick={() => void requests.ask(request, fieldPlace(request, current[request]))}
          >
            Suggest {requestLabels[request].button.toLowerCase()}
          </Button>
        ))}
      </Buttons>
      <Soft>
        {words === 0 ? 'Write some text first: the model reads it.' : `By ${model}, from the text of the post.`}
      </Soft>
    </Requests>
  );
}

/** Requests to the model about the chosen passage, and the picture it belongs to. */
export function PassageRequests({ commenting, target }: RequestsProps & { target: Target }) {
  const { requests, model, setTarget } = commenting;
  const { passage, picture, isReplaceable } = target;
  const ask = (request: SuggestionRequest, place: NonNullable<Target['passage']>, tone?: Tone) => {
    setTarget(undefined);
    void requests.ask(request, place, tone);
  };
  return (
    <Requests role="group" aria-label="Ask the model about these words" data-wish="model">
      {picture && (
        <>
          <Buttons>
            <Button size="sm" onClick={() => ask('alt', picture)}>
              Suggest alt text
            </Button>
          </Buttons>
          <Soft>{model} does not see the picture. It reads the caption, the text around it and the library.</Soft>
        </>
      )}
      {passage && isReplaceable && (
        <Buttons>
          {passageRequests.map((request) => (
            <Button key={request} size="sm" onClick={() => ask(request, passage)}>
              {requestLabels[request].button}
            </Button>
          ))}
          {tones.map((tone) => (
            <Button key={tone} size="sm" onClick={() => ask('tone', passage, tone)}>
              {toneLabels[tone]}
            </Button>
          ))}
        </Buttons>
      )}
      {passage && !isReplaceable && <Soft>Choose words of one paragraph for other words.</Soft>}
    </Requests>
  );
}
