import { styled } from 'styled-components';
import { color, font, radius, space, weight } from '@workspace/ui/theme/tokens.ts';
import { AppearsAtField } from '../../layout/AppearsAtField.tsx';
import { Group } from '../../layout/Group.tsx';

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
  publishAt: string | null;
  inputError: string | undefined;
  onLater: (isLater: boolean) => void;
  onTime: (publishAt: string | null) => void;
}

/** The choice between publishing now and at a later time. */
export function PublishTime({ isLater, publishAt, inputError, onLater, onTime }: PublishTimeProps) {
  return (
    <Group>
      <legend>When it appears</legend>
      <Choices>
        {[false, true].map((later) => (
          <Choice key={String(later)}>
            <input type="radio" name="appears" checked={isLater === later} onChange={() => onLater(later)} />
            {later ? 'At a time' : 'Now'}
          </Choice>
        ))}
      </Choices>
      {isLater && <AppearsAtField value={publishAt} error={inputError} onChange={onTime} />}
    </Group>
  );
}
