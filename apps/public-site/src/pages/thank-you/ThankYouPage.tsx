import { brand } from '@workspace/contracts/brand';
import { Head } from '../../head/Head.tsx';
import { RoadOpening } from '../../layout/RoadOpening.tsx';
import { SiteLinkButton } from '../../layout/SiteLinkButton.tsx';
import { LatestArticles } from '../blog/LatestArticles.tsx';
import { ToolLinks } from '../../layout/ToolLinks.tsx';

/** The confirmation page for a form submitted without scripts. */
export default function ThankYouPage() {
  return (
    <>
      <Head title="Thank you" description="Your request has arrived." />
      <RoadOpening labelledBy="thanks">
        <h1 id="thanks">Your request has arrived</h1>
        <p>Thank you for your interest! We will contact you within 24 hours to schedule your consultation.</p>
        <p>
          Something to add? Write to <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>.
        </p>
        <SiteLinkButton item={{ label: 'Return Home', to: '/' }} variant="primary" size="lg" />
      </RoadOpening>
      <ToolLinks title="To try before we talk" />
      <LatestArticles />
    </>
  );
}
