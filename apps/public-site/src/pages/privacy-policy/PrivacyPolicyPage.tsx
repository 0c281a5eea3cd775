import { styled } from 'styled-components';
import { color, measure, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { brand } from '@workspace/contracts/brand';
import { privacyPolicyVersion } from '@workspace/contracts/form-choices';
import { privacySections } from '../../../content/privacy-sections.ts';
import { Head } from '../../head/Head.tsx';
import { PageContents, type PagePart } from '../../layout/PageContents.tsx';
import { longDay } from '../../long-day.ts';
import { Policy } from './sections/Policy.tsx';

const Top = styled.header`
  display: grid;
  gap: ${space.lg};
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.xxl} ${space.gutter};
  ${media.desktop} {
    padding-block: 4.5rem ${space.xxl};
  }
  h1 {
    font-size: clamp(2.25rem, 1.5rem + 3.2vw, 4rem);
  }
  p {
    max-width: ${measure.text};
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;
const Split = styled.div`
  display: grid;
  gap: ${space.xxl};
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: 0 ${space.gutter} ${space.section};
  ${media.desktop} {
    grid-template-columns: 18rem minmax(0, ${measure.text});
    gap: 5rem;
    align-items: start;
    > nav {
      position: sticky;
      top: 6rem;
      max-height: calc(100svh - 7rem);
      overflow-y: auto;
    }
  }
`;

const parts = privacySections.map(({ id, title }): PagePart => [id, title]);
const description = `What ${brand.name} does with personal data: what is collected, for what, how long it is kept, and your rights.`;

export default function PrivacyPolicyPage() {
  return (
    <article>
      <Head title="Privacy policy" description={description} path="/privacy-policy" preview={{ tab: 'Legal' }} />
      <Top>
        <h1>Privacy policy</h1>
        <p>
          We collect what you send us and what a website needs to run. We do not sell it, and there is a limit to how
          long we keep it.
        </p>
        <p>
          <time dateTime={privacyPolicyVersion}>Last changed {longDay(privacyPolicyVersion)}</time>
        </p>
      </Top>
      <Split>
        <PageContents title="Contents" parts={parts} />
        <Policy />
      </Split>
    </article>
  );
}
