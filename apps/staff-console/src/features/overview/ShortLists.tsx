import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { getOverview } from '@workspace/contracts/overview';
import { Badge } from '@workspace/ui/Badge';
import { color, media, space } from '@workspace/ui/theme/tokens.ts';
import { useConsolePath } from '../../layout/base-path.ts';
import { formatCount } from '../../layout/format-number.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { Line, Rows, SectionTitle } from './rows-style.ts';

const Pair = styled.div`
  display: grid;
  gap: ${space.xl} ${space.lg};
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
// Times and kinds each begin a column, whatever the title's length.
const When = styled.span`
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
  ${media.phoneUp} {
    flex: none;
    width: 10.5rem;
    margin-left: auto;
  }
`;
const Kind = styled.span`
  ${media.phoneUp} {
    && {
      flex: none;
      width: 4.75rem;
      margin-left: 0;
      text-align: right;
    }
  }
`;

type Overview = ResponseOf<typeof getOverview>;

/** The next posts and campaigns, beside the articles with the most views. */
export function ShortLists({ comingUp, mostRead }: Pick<Overview, 'comingUp' | 'mostRead'>) {
  return (
    <Pair>
      <section aria-labelledby="coming-up">
        <SectionTitle id="coming-up">Coming up</SectionTitle>
        <ComingUp comingUp={comingUp} />
      </section>
      <section aria-labelledby="most-read">
        <SectionTitle id="most-read">Most read</SectionTitle>
        <MostRead mostRead={mostRead} />
      </section>
    </Pair>
  );
}

function ComingUp({ comingUp }: Pick<Overview, 'comingUp'>) {
  const path = useConsolePath();
  return (
    <Rows data-rows="">
      {comingUp.length === 0 && (
        <Line>
          <p>Nothing is scheduled. A draft gets its date in the calendar or when it is published.</p>
        </Line>
      )}
      {comingUp.map(({ kind, id, title, at }) => (
        <Line key={id}>
          <Link data-opens="" to={path(kind === 'post' ? `blog/edit/${id}` : `campaigns/${id}`)}>
            {title}
          </Link>
          <When>{shortMoment(at)}</When>
          <Kind data-end="">
            <Badge>{kind === 'post' ? 'Post' : 'Campaign'}</Badge>
          </Kind>
        </Line>
      ))}
    </Rows>
  );
}

function MostRead({ mostRead }: Pick<Overview, 'mostRead'>) {
  return (
    <Rows data-rows="">
      {mostRead.length === 0 && (
        <Line>
          <p>No post has been read yet. Views of staff do not count.</p>
        </Line>
      )}
      {mostRead.map(({ slug, title, views }) => (
        <Line key={slug}>
          <a data-opens="" href={`/blog/${slug}`}>
            {title}
          </a>
          <span data-end="">{formatCount(views, 'view')}</span>
        </Line>
      ))}
    </Rows>
  );
}
