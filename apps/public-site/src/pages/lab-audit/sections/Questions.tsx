import { Island } from '../../../islands/Island.tsx';
import { Section } from '../../../layout/Section.tsx';
import { SectionText } from '../../../layout/SectionText.tsx';
import { usePage } from '../../../page-data/page-context.ts';
import { qualityItems, qualityRule } from '../facts/quality-items.ts';

/** The items of the federal rule as questions to a vendor. */
export function Questions() {
  const { searchParams } = usePage();
  return (
    <Section id="questions" labelledBy="questions-title">
      <SectionText>
        <h2 id="questions-title">The questions that a state has to settle, and you may ask</h2>
        <p>
          {qualityRule} lists {qualityItems.length} items that the data quality program of a state department of
          transportation has to have. It does not bind cities. The items are the rule’s; the questions are ours, and
          they are meant for us too.
        </p>
      </SectionText>
      <Island name="quality-checklist" hydrate="on-interaction" props={{ query: searchParams.toString() }} />
    </Section>
  );
}
