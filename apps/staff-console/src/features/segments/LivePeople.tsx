import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { formatNumber } from '../../layout/format-number.ts';
import type { ForRules } from './use-for-rules.ts';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.xs} ${space.lg};
  padding: ${space.md} ${space.lg};
  border-left: 4px solid ${color.lane};
  border-radius: ${radius.sm};
  background-color: ${color.groundAlt};
`;
const Figure = styled.p`
  font: ${weight.heavy} ${text.xl} / 1.2 ${font.sign};
  font-variant-numeric: tabular-nums;
  &[data-stale] {
    color: ${color.inkSoft};
  }
`;
const Words = styled.p`
  flex: 1 1 18rem;
  min-width: 0;
  color: ${color.inkSoft};
  font-size: ${text.sm};
  overflow-wrap: anywhere;
`;

interface LivePeopleProps {
  count: ForRules<number>;
  /** False while a rule lacks a value. */
  isComplete: boolean;
  /** The rules in words. */
  children: ReactNode;
}

/** The number of people who match the rules as they are written, with the rules in words. */
export function LivePeople({ count, isComplete, children }: LivePeopleProps) {
  return (
    <Box>
      <Figure role="status" data-stale={!isComplete || !count.isCurrent || undefined}>
        {figureOf(count, isComplete)}
      </Figure>
      <Words>
        {isComplete ? (
          <>{children}. Counted: subscribed to a list now, each address once.</>
        ) : (
          'Complete the rules to count the people.'
        )}
      </Words>
    </Box>
  );
}

function figureOf({ value: count, error, isCurrent }: ForRules<number>, isComplete: boolean): string {
  if (!isComplete) return '– people';
  if (error !== undefined && isCurrent) return error;
  if (count === undefined) return 'Counting …';
  return `${formatNumber(count)} ${count === 1 ? 'person' : 'people'}${isCurrent ? '' : ' …'}`;
}
