import { brand } from '@workspace/contracts/brand';
import { longDate } from '@workspace/contracts/long-date';
import { getIssue } from '@workspace/contracts/newsletter-issues';
import { Head } from '../../head/Head.tsx';
import { SiteLink } from '../../layout/SiteLink.tsx';
import { usePage, usePageData } from '../../page-data/page-context.ts';
import { IssueBlocks } from './IssueBlocks.tsx';
import { issueInput } from './issue-input.ts';
import { Below, Opening } from './Opening.tsx';

/** The web version of a newsletter. Search engines list none: only its readers have the address. */
export default function IssuePage() {
  const { data } = usePageData(getIssue, issueInput(usePage().params['token']));
  if (!data) throw new Error('The page has no issue.');
  const { subject, preheader, sentAt, isInArchive, blocks } = data.issue;
  const about = preheader || `An issue of the ${brand.name} newsletter about road assessment.`;
  return (
    <article>
      <Head title={subject} description={about} preview={{ tab: 'Newsletter' }} />
      <Opening>
        <p>
          Newsletter of <time dateTime={sentAt}>{longDate(new Date(sentAt))}</time>
          {isInArchive && (
            <>
              {' · '}
              <SiteLink item={{ label: 'All newsletters', to: '/newsletters' }} />
            </>
          )}
        </p>
        <h1>{subject}</h1>
      </Opening>
      <Below>
        <IssueBlocks blocks={blocks} />
      </Below>
    </article>
  );
}
