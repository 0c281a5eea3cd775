import { styled } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { longDate } from '@workspace/contracts/long-date';
import { issuePath, listIssues, type IssueSummary } from '@workspace/contracts/newsletter-issues';
import { color, font, measure, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { Head } from '../../head/Head.tsx';
import { usePageData } from '../../page-data/page-context.ts';
import { ClaimNotes } from '../../claim-notes/ClaimNotes.tsx';
import { RoadOpening } from '../../layout/RoadOpening.tsx';
import { StayInformed } from '../blog/StayInformed.tsx';
import { LatestArticles } from '../blog/LatestArticles.tsx';
import { ToolLinks } from '../../layout/ToolLinks.tsx';

const Archive = styled.div`
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.xl} ${space.gutter} 0;
`;

const Issues = styled.ol`
  list-style: none;
  li {
    display: grid;
    gap: ${space.xs};
    padding-block: ${space.xl};
    border-bottom: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }
  h2 {
    font-size: 1.375rem;
  }
  h2 a {
    color: ${color.ink};
  }
  time {
    color: ${color.inkSoft};
    font: ${weight.medium} ${text.sm} / 1.4 ${font.sign};
  }
  p {
    max-width: ${measure.text};
    color: ${color.inkSoft};
  }
`;

const description = `Past issues of the ${brand.name} newsletter about road assessment: what was sent, the newest first.`;

/** The archive of the newsletter, and what else a reader of it may want. */
export default function NewslettersPage() {
  const issues = usePageData(listIssues, {}).data?.issues ?? [];
  return (
    <>
      {/* Without issues, search engines should not list it. */}
      <Head
        title="Newsletters"
        description={description}
        {...(issues.length > 0 && { path: '/newsletters' })}
        preview={{ tab: 'Newsletter' }}
      />
      <RoadOpening labelledBy="newsletters-title">
        <h1 id="newsletters-title">Newsletters</h1>
        <p>{issues.length > 0 ? 'What we sent to our readers.' : 'No issue is published here yet.'}</p>
      </RoadOpening>
      {issues.length > 0 && (
        <Archive>
          <Issues>
            {issues.map((issue) => (
              <Issue key={issue.token} issue={issue} />
            ))}
          </Issues>
        </Archive>
      )}
      <LatestArticles />
      <ToolLinks title="To use while you wait for the next issue" />
      <StayInformed page="/newsletters" />
      <ClaimNotes />
    </>
  );
}

function Issue({ issue: { token, subject, preheader, sentAt } }: { issue: IssueSummary }) {
  return (
    <li>
      <time dateTime={sentAt}>{longDate(new Date(sentAt))}</time>
      <h2>
        <a href={issuePath(token)}>{subject}</a>
      </h2>
      {preheader && <p>{preheader}</p>}
    </li>
  );
}
