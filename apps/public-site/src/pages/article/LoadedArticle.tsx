import { styled } from 'styled-components';
import { isNoSuch } from '@workspace/contracts/endpoint/api-error';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { measure, space } from '@workspace/ui/theme/tokens.ts';
import { PageDataProvider } from '../../page-data/PageDataProvider.tsx';
import { useArticle } from '../../articles/use-article.ts';
import ArticleMissing from './ArticleMissing.tsx';
import { ArticleParts } from './ArticleParts.tsx';

const Waiting = styled.div`
  max-width: ${measure.page};
  margin-inline: auto;
  padding: ${space.section} ${space.gutter};
`;

/** An article opened by a client-side link: loading, found, missing or failed. */
export default function LoadedArticle() {
  return (
    <PageDataProvider>
      <Found />
    </PageDataProvider>
  );
}

function Found() {
  const { article, error, refresh } = useArticle();
  if (article) return <ArticleParts />;
  if (!error) return <Waiting role="status">Loading article...</Waiting>;
  if (isNoSuch(error.status)) return <ArticleMissing />;
  return (
    <Waiting>
      <Notice
        tone="destructive"
        isLive
        title="The article did not load"
        action={<Button onClick={refresh}>Try again</Button>}
      >
        The server did not answer as it should.
      </Notice>
    </Waiting>
  );
}
