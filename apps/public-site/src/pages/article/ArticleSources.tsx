import { styled } from 'styled-components';
import type { ShownSource } from '@workspace/contracts/claim-checks';
import { longDateOf } from '@workspace/contracts/long-date';
import { color, measure, space, text } from '@workspace/ui/theme/tokens.ts';

const Section = styled.section`
  max-width: ${measure.text};
  margin-top: ${space.xxl};
  padding-top: ${space.lg};
  border-top: 1px solid ${color.line};
  font-size: ${text.sm};
  line-height: 1.5;
  overflow-wrap: anywhere;
  h2 {
    margin-bottom: ${space.sm};
    font-size: ${text.lg};
  }
  ol {
    display: grid;
    gap: ${space.sm};
    padding-left: 1.6em;
  }
  p {
    color: ${color.inkSoft};
  }
`;

/** The sources of an article's statements, in the order of the text. */
export function ArticleSources({ sources }: { sources: readonly ShownSource[] }) {
  if (sources.length === 0) return null;
  return (
    <Section aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <ol>
        {sources.map((source) => (
          <li key={JSON.stringify(source)}>
            <Source source={source} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The API stores only such addresses; a row from elsewhere may have another. */
const isWeb = /^https?:\/\//i;

function Source({ source: { title, url, document, readOn, quote } }: { source: ShownSource }) {
  return (
    <>
      {url !== null && isWeb.test(url) ? (
        <a href={url} rel="noreferrer">
          {title}
        </a>
      ) : (
        title
      )}
      {document && `, ${document}`}
      {readOn && `. Read on ${longDateOf(readOn)}`}
      {quote && <p>“{quote}”</p>}
    </>
  );
}
