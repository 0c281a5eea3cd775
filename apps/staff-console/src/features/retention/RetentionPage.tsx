import { listRetention } from '@workspace/contracts/retention';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { styled } from 'styled-components';
import { space } from '@workspace/ui/theme/tokens.ts';
import { ListSkeleton } from '../../layout/ListSkeleton.tsx';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Section } from '../../layout/Section.tsx';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { RetentionTable } from './RetentionTable.tsx';

const Sentences = styled.ul`
  padding-left: ${space.lg};
`;

/** Data that is stored for a limited time, and when it goes. */
export default function RetentionPage() {
  const { data, error, refresh } = useEndpoint(listRetention, {});
  return (
    <SettingsPage
      title="Retention"
      subtitle="Data that is deleted by age, every night: how much goes tonight, and within 30 days"
    >
      {!data && error && <NotLoaded subject="The retention rules" error={error} refresh={refresh} />}
      {!data && !error && <ListSkeleton rows={6} />}
      {data && (
        <>
          <RetentionTable rules={data.rules} />
          <Section title="Deleted without a count">
            <Sentences>
              {data.deletedElsewhere.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </Sentences>
          </Section>
        </>
      )}
    </SettingsPage>
  );
}
