import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { SequenceStep } from '@workspace/contracts/sequences';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { useConsolePath } from '../../layout/base-path.ts';
import { formatNumber } from '../../layout/format-number.ts';
import type { RowAction } from '../../layout/row-action.ts';
import { RowMenu } from '../../layout/RowMenu.tsx';
import { plainSubject } from '../newsletter-campaigns/subject-parts.ts';
import { SubjectText } from '../newsletter-campaigns/SubjectText.tsx';
import { delayInWords } from './delay-words.ts';

const Item = styled.li`
  --dot: 1.75rem;
  position: relative;
  padding: 0 0 ${space.xl} calc(var(--dot) + ${space.lg});
  /* The line to the next email. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 calc(var(--dot) / 2 - 1px);
    border-left: 2px solid ${color.line};
  }
  &:last-child {
    padding-bottom: 0;
  }
`;
const Number = styled.span`
  position: absolute;
  top: 0;
  left: 0;
  display: grid;
  place-items: center;
  width: var(--dot);
  height: var(--dot);
  border-radius: 50%;
  background-color: ${color.sign};
  color: ${color.onSign};
  font: ${weight.strong} ${text.sm} / 1 ${font.sign};
`;
const Delay = styled.p`
  display: flex;
  align-items: center;
  min-height: var(--dot);
  margin-bottom: ${space.xs};
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;
const Card = styled.div`
  padding: ${space.md} ${space.lg};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
`;
const Head = styled.div`
  display: flex;
  gap: ${space.md};
  align-items: start;
  justify-content: space-between;
  a {
    padding-block: ${space.xs};
    font: ${weight.strong} ${text.md} / 1.4 ${font.sign};
    overflow-wrap: anywhere;
  }
`;
const Condition = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
  overflow-wrap: anywhere;
`;
const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.xl};
  margin: ${space.sm} 0 0;
  font-size: ${text.sm};
  div {
    display: flex;
    gap: 0.4em;
  }
  dt {
    color: ${color.inkSoft};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;

interface StepItemProps {
  step: SequenceStep;
  /** From 0. */
  place: number;
  actions: readonly RowAction[];
}

/** One email on the timeline: when it is sent, to whom, and its figures. */
export function StepItem({ step, place, actions }: StepItemProps) {
  const path = useConsolePath();
  const { subject, campaignId, delayHours, segmentName, condition } = step;
  return (
    <Item>
      <Number aria-hidden="true">{place + 1}</Number>
      <Delay>{delayInWords(delayHours, place === 0)}</Delay>
      <Card>
        <Head>
          <Link to={path(`campaigns/${campaignId}`)}>
            <SubjectText>{subject}</SubjectText>
          </Link>
          {actions.length > 0 && <RowMenu name={plainSubject(subject)} actions={actions} />}
        </Head>
        {segmentName !== null && (
          <Condition>
            Only for people who are {condition === 'in' ? 'in' : 'not in'} “{segmentName}”
          </Condition>
        )}
        <Figures>
          {figuresOf(step).map(({ name, count }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatNumber(count)}</dd>
            </div>
          ))}
        </Figures>
      </Card>
    </Item>
  );
}

/** Rare figures are shown when there is something to see. */
function figuresOf({ waiting, sent, clicked, stopped, skipped, failed, uncertain, tracksClicks }: SequenceStep) {
  return [
    { name: 'Waiting', count: waiting },
    { name: 'Sent', count: sent },
    ...(tracksClicks || clicked > 0 ? [{ name: 'Clicked', count: clicked }] : []),
    { name: 'Stopped', count: stopped },
    ...[
      { name: 'Skipped', count: skipped },
      { name: 'Failed', count: failed },
      { name: 'Uncertain', count: uncertain },
    ].filter(({ count }) => count > 0),
  ];
}
