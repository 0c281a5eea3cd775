import type { ReactNode } from 'react';
import { tones, type SuggestionRequest, type Tone } from '@workspace/contracts/ai-drafts';
import { Button } from '@workspace/ui/Button';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { QuietButtons, Requests, Soft } from './comments-style.ts';
import { passageRequests, postRequests, requestLabels, toneLabels } from './suggestion-labels.ts';
import { fieldPlace, type Place, type Target } from './target.ts';
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
      <Soft>{words === 0 ? `${model} suggests these once there is some text` : `Let ${model} suggest`}</Soft>
      <QuietButtons>
        {postRequests.map((request) => (
          <RequestButton
            key={request}
            isReady={words > 0}
            onClick={() => void requests.ask(request, fieldPlace(request, current[request]))}
          >
            <VisuallyHidden>Suggest </VisuallyHidden>
            {requestLabels[request].button}
          </RequestButton>
        ))}
      </QuietButtons>
    </Requests>
  );
}

/** Requests to the model about the chosen passage, and the picture it belongs to. */
export function PassageRequests({ commenting, target }: RequestsProps & { target: Target }) {
  const { requests, model, composer, setTarget } = commenting;
  const { passage, picture, isReplaceable } = target;
  const ask = (request: SuggestionRequest, place: Place, tone?: Tone) =>
    composer.leave(() => {
      setTarget(undefined);
      void requests.ask(request, place, tone);
    });
  return (
    <Requests role="group" aria-label="Ask the model about these words" data-wish="model">
      {picture && (
        <>
          <Soft>{model} does not see the picture. It reads the caption, the text around it and the library.</Soft>
          <QuietButtons>
            <RequestButton onClick={() => ask('alt', picture)}>Suggest alt text</RequestButton>
          </QuietButtons>
        </>
      )}
      {passage && <Soft>{isReplaceable ? `Ask ${model} to` : 'For other words, choose words of one paragraph.'}</Soft>}
      {passage && isReplaceable && (
        <QuietButtons>
          {passageRequests.map((request) => (
            <RequestButton key={request} onClick={() => ask(request, passage)}>
              {requestLabels[request].button}
            </RequestButton>
          ))}
          {tones.map((tone) => (
            <RequestButton key={tone} onClick={() => ask('tone', passage, tone)}>
              {toneLabels[tone]}
            </RequestButton>
          ))}
        </QuietButtons>
      )}
    </Requests>
  );
}

interface RequestButtonProps {
  isReady?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const RequestButton = ({ isReady = true, onClick, children }: RequestButtonProps) => (
  <Button size="sm" variant="quiet" disabled={!isReady} onClick={onClick}>
    {children}
  </Button>
);
