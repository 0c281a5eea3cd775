import { ImageInterval } from '@workspace/ui/road/ImageInterval';
import { claims } from '@workspace/contracts/claims/claims';

const interval = claims.imageInterval.value;

export default function ImagesTenFeetApart() {
  return (
    <ImageInterval
      interval={interval}
      description={`A lane from above with the frames of three images, one after the other, marked ${interval} apart.`}
    />
  );
}
