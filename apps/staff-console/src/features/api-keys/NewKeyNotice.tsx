import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { useToast } from '@workspace/ui/Toast';
import { font, text } from '@workspace/ui/theme/tokens.ts';
import { Row } from '../../layout/Stack.tsx';

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
  const toast = useToast();
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(secret).then(
      () => true,
      () => false,
    );
    if (isCopied) toast({ title: 'Copied', description: 'Store it where your program reads its secrets.' });
    else toast({ title: 'Not copied', description: 'Select the text and copy it yourself.', tone: 'destructive' });
  };
  return (
    <Notice
      tone="caution"
      title={`${name} is shown only now`}
      isLive
      action={
        <Row>
          <Button size="sm" onClick={() => void copy()}>
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
