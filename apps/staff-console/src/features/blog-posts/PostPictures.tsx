import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { formatCount } from '../../layout/format-number.ts';
import { UploadList } from '../images/UploadList.tsx';
import type { PictureOffer, usePostPictures } from './use-post-pictures.ts';

/** Pasted and dropped pictures on their way into the text. */
export function PostPictures({ pictures }: { pictures: ReturnType<typeof usePostPictures> }) {
  const { uploads, dismiss, offer } = pictures;
  return (
    <>
      <UploadList uploads={uploads} onDismiss={dismiss} />
      {offer && offer.remote.length > 0 && <Remote pictures={pictures} offer={offer} />}
      {offer && offer.lost > 0 && (
        <Notice tone="caution" action={<CloseButton onClick={pictures.close} />} isLive>
          {formatCount(offer.lost, 'picture was', 'pictures were')} left out: the copied text has no file of it. Save it
          and drop it here.
        </Notice>
      )}
    </>
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
      It is copied into the library and put at the cursor. Check first that you may use it.
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
