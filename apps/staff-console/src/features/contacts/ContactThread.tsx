import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { getContact } from '@workspace/contracts/contact-threads';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Skeleton } from '@workspace/ui/Skeleton';
import { media } from '@workspace/ui/theme/tokens.ts';
import { useConsolePath } from '../../layout/base-path.ts';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useTitle } from '../../layout/use-title.ts';
import { Composer } from './Composer.tsx';
import { ContactHead } from './ContactHead.tsx';
import { Padded } from './inbox-style.ts';
import { ThreadEntries } from './ThreadEntries.tsx';
import type { Replying } from './use-replying.ts';

const Back = styled(Link)`
  ${media.desktop} {
    display: none;
  }
`;

type Thread = ResponseOf<typeof getContact>;

/** An answer arrives while the request is open; while an email waits, its outcome is seconds away. */
const interval = (data: Thread | undefined): number =>
  data?.thread.some(({ email }) => email?.status === 'queued') ? 3_000 : 15_000;

/** A request with all that happened to it, and the field for a reply. */
export function ContactThread({ id, replying }: { id: string; replying: Replying }) {
  const path = useConsolePath();
  const { search } = useLocation();
  const { data, error, refresh } = useEndpoint(getContact, { params: { id } }, { refreshInterval: interval });
  useTitle(data ? `${data.contact.firstName} ${data.contact.lastName} · Requests` : undefined);
  return (
    <Padded>
      <Stack $gap="lg">
        <Back to={`${path('contacts')}${search}`}>All requests</Back>
        {data ? (
          <>
            <ContactHead contact={data.contact} />
            <ThreadEntries contact={data.contact} thread={data.thread} />
            <Permitted to="contacts:write">
              <Composer {...data} {...{ refresh, replying }} />
            </Permitted>
          </>
        ) : error ? (
          <NotLoaded subject="This request" error={error} refresh={refresh} />
        ) : (
          <Skeleton lines={8} />
        )}
      </Stack>
    </Padded>
  );
}
