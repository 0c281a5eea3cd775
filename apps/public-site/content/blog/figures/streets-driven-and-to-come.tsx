import { storyPlans } from '../../street-networks.ts';
import { CoverageMap } from '@workspace/ui/road/CoverageMap';

export default function StreetsDrivenAndToCome() {
  return (
    <CoverageMap
      plan={storyPlans.suburb}
      description="Streets of an invented suburb from above. Those that were driven carry a row of dots, one for each image; those at the right edge are bare lines."
    />
  );
}
