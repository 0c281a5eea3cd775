import { styled } from 'styled-components';
import type { Campaign } from '@workspace/contracts/campaign';
import { Button } from '@workspace/ui/Button';
import { color, media, radius, space, text } from '@workspace/ui/theme/tokens.ts';
import { Permitted } from '../../layout/Permitted.tsx';
import { SendNow } from '../newsletter-campaigns/SendNow.tsx';
import { useSendable } from '../newsletter-campaigns/use-sendable.ts';

/** Stays in sight: what is not saved does not go out. */
const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 4;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  > p {
    flex: 1 1 3rem;
    min-width: 0;
    color: ${color.inkSoft};
    font-size: ${text.sm};
    line-height: 1.2;
  }
  /* From edge to edge, so that the buttons stay in one row. A fault has a row of its own. */
  @media (width < 40rem) {
    margin-inline: -1rem;
    padding-inline: 1rem;
    border-inline: 0;
    border-radius: 0;
    gap: ${space.sm} ${space.xs};
    [data-fault] {
      flex-basis: 100%;
    }
  }
`;
/** Beside the message there is no need for it. */
const WhereBelow = styled.span`
  ${media.roomy} {
    display: none;
  }
`;

interface DraftBarProps {
  campaign: Campaign;
  isChanged: boolean;
  errors: Readonly<Record<string, string>>;
  isReady: boolean;
  isSending: boolean;
  onSave: () => void;
  onPreview: () => void;
  /** Called when the campaign cannot be sent now: the reason is at the end of the page. */
  onWithheld: () => void;
}

/** The state of a draft, and what can be done with it, wherever the page is scrolled to. */
export function DraftBar({ campaign, isChanged, errors, isReady, isSending, ...on }: DraftBarProps) {
  const [fault] = isChanged ? Object.values(errors) : [];
  const { checks, secondsToUndo, people, isWithheld } = useSendable(campaign, isChanged);
  return (
    <Bar>
      <p role="status" data-fault={fault === undefined ? undefined : ''}>
        {isChanged ? `Not saved yet${fault === undefined ? '' : `: ${fault.replace(/\.$/, '')}.`}` : 'Saved'}
      </p>
      <WhereBelow>
        <Button size="sm" variant="quiet" onClick={on.onPreview}>
          Preview
        </Button>
      </WhereBelow>
      <Permitted to="newsletter-campaigns:write">
        <Button size="sm" aria-disabled={!isReady} isBusy={isSending} title="Ctrl+S" onClick={on.onSave}>
          Save Draft
        </Button>
        {!campaign.sequenceId && (
          <SendNow
            campaign={campaign}
            people={people}
            checks={checks}
            secondsToUndo={secondsToUndo}
            renderButton={(onPress) => (
              <Button size="sm" variant="primary" onClick={isWithheld ? on.onWithheld : onPress}>
                Send …
              </Button>
            )}
          />
        )}
      </Permitted>
    </Bar>
  );
}
