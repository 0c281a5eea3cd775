import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { space } from '@workspace/ui/theme/tokens.ts';
import { formatCount } from '../../layout/format-number.ts';
import { UploadList } from '../images/UploadList.tsx';
import type { PictureOffer, usePostPictures } from './use-post-pictures.ts';

/* The text may be long, and the place of the pictures far from its end. */
const InSight = styled.div`
  position: sticky;
  bottom: calc(var(--lower-edge, 0px) + var(--notices, 0px));
  z-index: 2;
  display: grid;
  gap: ${space.sm};
`;

/** Pasted and dropped pictures on their way into the text. */
export function PostPictures({ pictures }: { pictures: ReturnType<typeof usePostPictures> }) {
  const { uploads, dismiss, offer } = pictures;
  return (
    <InSight>
      <UploadList uploads={uploads} onDismiss={dismiss} />
      {offer && offer.remote.length > 0 && <Remote pictures={pictures} offer={offer} />}
      {offer && offer.lost > 0 && (
        <Notice tone="caution" action={<CloseButton onClick={pictures.close} />} isLive>
          {formatCount(offer.lost, 'picture was', 'pictures were')} left out: the copied text has no file of it. Save it
          and drop it here.
        </Notice>
      )}
    </InSight>
  );
}

function Remote({ pictures, offer }: { pictures: ReturnType<typeof usePostPictures>; offer: PictureOffer }) {
  const { isImporting, importOffered, close } = pictures;
  return (
    <Notice
      tone="caution"
      title={`${formatCount(offer.remote.length, 'picture is', 'pictures are')} on another site`}
      action={
        <>
          <Button size="sm" onClick={close}>
            Leave out
          </Button>
          <Button size="sm" variant="primary" isBusy={isImporting} onClick={() => void importOffered(offer)}>
            Import
          </Button>
        </>
      }
      isLive
    >
      It is copied into the library and put where the copied text had it. Check first that you may use it.
    </Notice>
  );
}

function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <Button size="sm" onClick={onClick}>
      Close
    </Button>
  );
}
