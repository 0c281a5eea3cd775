import { styled } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { promisedHours } from '@workspace/contracts/form-choices';
import { color, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { ContactForm } from '../../../forms/ContactForm.tsx';
import { Section } from '../../../layout/Section.tsx';

const Split = styled.div`
  display: grid;
  gap: ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
    gap: 5rem;
  }
`;
const Copy = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.lg};
  p {
    font-size: ${text.lg};
  }
  ol {
    display: grid;
    gap: ${space.md};
    padding-left: 1.4em;
    color: ${color.inkSoft};
  }
`;

/** The form to request a consultation, and the steps after it. */
export default function Contact() {
  return (
    <Section id="contact" labelledBy="contact-title" ground="asphalt">
      <Split>
        <Copy>
          <h2 id="contact-title">Ask for a consultation</h2>
          <p>You hear from us within {promisedHours} hours.</p>
          <ol>
            <li>The size of your city and the plan you have in mind are all that we need to begin.</li>
            <li>We contact you to find a time that suits you.</li>
            <li>What the consultation costs you is that time: sending the form commits you to nothing.</li>
          </ol>
          <p>
            Or write to <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>.
          </p>
        </Copy>
        <ContactForm />
      </Split>
    </Section>
  );
}
