import { styled } from 'styled-components';
import { color, measure, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { NewsletterForm } from '../../../forms/NewsletterForm.tsx';

const Band = styled.section`
  padding: ${space.xxl} ${space.gutter} ${space.section};
  > div {
    display: grid;
    gap: ${space.xl};
    max-width: ${measure.page};
    margin-inline: auto;
    padding-top: ${space.xxl};
    border-top: 1px solid ${color.line};
    ${media.desktop} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: center;
      gap: 4rem;
    }
  }
  p {
    margin-top: ${space.sm};
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;

/** The newsletter sign-up for readers of the report. */
export default function ByMail() {
  return (
    <Band data-print="hide" aria-labelledby="by-mail">
      <div>
        <div>
          <h2 id="by-mail">Hear when a figure or a source changes</h2>
          <p>
            You have the whole report: reading and printing it take no address. The newsletter says when its next
            version is out and what changed, beside whatever else we publish. Leave it whenever you like.
          </p>
        </div>
        <NewsletterForm
          page="/potholes-report"
          submitLabel="Subscribe"
          thanks="You are signed up. The next issue comes to you."
        />
      </div>
    </Band>
  );
}
