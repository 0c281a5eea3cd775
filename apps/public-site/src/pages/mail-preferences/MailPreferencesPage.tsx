import { styled } from 'styled-components';
import { getMailPreferences } from '@workspace/contracts/mail-preferences';
import { measure, space } from '@workspace/ui/theme/tokens.ts';
import { usePage, usePageData } from '../../page-data/page-context.ts';
import { Choices } from './Choices.tsx';
import { preferencesInput } from './preferences-input.ts';
import { StoredData } from './StoredData.tsx';

const Section = styled.div`
  display: grid;
  gap: ${space.section};
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.section} ${space.gutter};
`;

/**
 * The page behind a newsletter's preferences link: unsubscribe, resubscribe, and see the stored data. Works without
 * scripts.
 */
export default function MailPreferencesPage() {
  const { searchParams } = usePage();
  const input = preferencesInput(searchParams);
  const { data } = usePageData(getMailPreferences, input);
  if (!data) return null;
  return (
    <Section>
      <Choices preferences={data} token={input.params.token} />
      <StoredData preferences={data} token={input.params.token} />
    </Section>
  );
}
