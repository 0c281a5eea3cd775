import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { Progress } from '@workspace/ui/Progress';
import { space } from '@workspace/ui/theme/tokens.ts';
import { sizeOf } from '../../layout/size-of.ts';
import type { ImageUpload } from './use-image-uploads.ts';

const List = styled.ul`
  display: grid;
  gap: ${space.md};
  padding: 0;
  list-style: none;
`;

interface UploadListProps {
  uploads: readonly ImageUpload[];
  onDismiss: (key: number) => void;
}

/** Pictures on their way, and those that were not stored. */
export function UploadList({ uploads, onDismiss }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <List aria-label="Uploads">
      {uploads.map((upload) => (
        <li key={upload.key}>
          {upload.error === undefined ? <Sending upload={upload} /> : <Failed upload={upload} onDismiss={onDismiss} />}
        </li>
      ))}
    </List>
  );
}

function Sending({ upload: { name, sent, of } }: { upload: ImageUpload }) {
  const isSent = sent >= of;
  return (
    <Progress label={name} value={isSent ? undefined : sent} most={of}>
      {isSent ? 'Reading the picture …' : `${sizeOf(sent)} of ${sizeOf(of)}`}
    </Progress>
  );
}

function Failed({
  upload: { key, name, error },
  onDismiss,
}: { upload: ImageUpload } & Pick<UploadListProps, 'onDismiss'>) {
  return (
    <Notice
      tone="destructive"
      title={`${name} was not stored`}
      action={
        <Button size="sm" onClick={() => onDismiss(key)}>
          Close
        </Button>
      }
      isLive
    >
      {error}
    </Notice>
  );
}
