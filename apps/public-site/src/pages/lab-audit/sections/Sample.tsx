import { Island } from '../../../islands/Island.tsx';
import { Section } from '../../../layout/Section.tsx';
import { SectionText } from '../../../layout/SectionText.tsx';
import { usePage } from '../../../page-data/page-context.ts';

/** The random sample of a list of segments. */
export function Sample() {
  const { searchParams } = usePage();
  return (
    <Section id="sample" labelledBy="sample-title" tone="alt">
      <SectionText>
        <h2 id="sample-title">Chance picks the streets, and a seed proves it</h2>
        <p>
          Neither you nor the vendor chooses. Every so many segments one is drawn, from a random start. Agree on the
          seed before the ratings arrive: it is in the address of this page, so that anyone can draw the same sample.
        </p>
      </SectionText>
      <Island name="sample-draw" hydrate="on-interaction" props={{ query: searchParams.toString() }} />
    </Section>
  );
}
