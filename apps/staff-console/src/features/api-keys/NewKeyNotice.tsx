import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { font, text } from '@workspace/ui/theme/tokens.ts';
import { Row } from '../../layout/Stack.tsx';
import { useCopy } from '../../layout/use-copy.ts';

const Secret = styled.code`
  font: 400 ${text.sm} / 1.4 ${font.mono};
  overflow-wrap: anywhere;
  user-select: all;
`;

interface NewKeyNoticeProps {
  secret: string;
  onClose: () => void;
  /** Name of the secret at the beginning of a sentence. */
  name?: string;
}

/** A new secret, which is shown once. */
export function NewKeyNotice({ secret, onClose, name = 'The key' }: NewKeyNoticeProps) {
  const copy = useCopy();
  return (
    <Notice
      tone="caution"
      title={`${name} is shown only now`}
      isLive
      action={
        <Row>
          <Button size="sm" onClick={() => void copy(secret, 'Store it where your program reads its secrets.')}>
            Copy
          </Button>
          <Button size="sm" variant="quiet" onClick={onClose}>
            I stored it
          </Button>
        </Row>
      }
    >
      <Secret>{secret}</Secret>
    </Notice>
  );
}
