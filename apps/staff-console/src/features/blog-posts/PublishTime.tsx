import { styled } from 'styled-components';
import { color, font, radius, space, weight } from '@workspace/ui/theme/tokens.ts';
import { AppearsAtField } from '../../layout/AppearsAtField.tsx';
import { Group } from '../../layout/Group.tsx';
import type { FutureTime } from '../../layout/use-future-time.ts';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;
const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-height: 2.75rem;
  padding: 0 ${space.lg} 0 ${space.md};
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.md};
  font: ${weight.medium} 1rem / 1.2 ${font.sign};
  &:has(:checked) {
    border-color: ${color.ink};
    box-shadow: inset 0 -4px 0 ${color.lane};
  }
  input {
    width: 1.1rem;
    height: 1.1rem;
    accent-color: ${color.link};
  }
`;

interface PublishTimeProps {
  isLater: boolean;
  later: FutureTime;
  onLater: (isLater: boolean) => void;
}

/** The choice between publishing now and at a later time. */
export function PublishTime({ isLater, later, onLater }: PublishTimeProps) {
  return (
    <Group>
      <legend>When it appears</legend>
      <Choices>
        {[false, true].map((value) => (
          <Choice key={String(value)}>
            <input type="radio" name="appears" checked={isLater === value} onChange={() => onLater(value)} />
            {value ? 'At a time' : 'Now'}
          </Choice>
        ))}
      </Choices>
      {isLater && <AppearsAtField {...later} />}
    </Group>
  );
}
