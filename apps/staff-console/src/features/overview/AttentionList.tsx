import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Attention } from '@workspace/contracts/overview';
import { Badge } from '@workspace/ui/Badge';
import { useConsolePath } from '../../layout/base-path.ts';
import { ConsoleLinkButton } from '../../layout/ConsoleLinkButton.tsx';
import { formatNumber } from '../../layout/format-number.ts';
import { useMinutes } from '../../layout/use-minutes.ts';
import { useDenied } from '../../layout/use-permission.ts';
import { attentionLine, attentionList, type AttentionLine } from './attention-line.ts';
import { Line, Rows, SectionTitle } from './rows-style.ts';

/** Lists everything that needs a person, the most urgent first. Each line ends in the one thing to do. */
export function AttentionList({ attention }: { attention: readonly Attention[] }) {
  const now = useMinutes();
  const path = useConsolePath();
  return (
    <section aria-labelledby="attention">
      <SectionTitle id="attention">Needs attention</SectionTitle>
      <Rows data-rows="">
        {attention.length === 0 && (
          <Line>
            <p>Nothing waits for you. Late requests, failed posts and old drafts would be listed here.</p>
          </Line>
        )}
        {attention.map(({ kind, items, total }) => (
          <Fragment key={kind}>
            {items.map((item) => (
              <Row key={item.id} line={attentionLine(kind, item, now)} />
            ))}
            {total > items.length && (
              <Line>
                <Link to={path(attentionList(kind))} data-opens="">
                  {`and ${formatNumber(total - items.length)} more of the same kind`}
                </Link>
              </Line>
            )}
          </Fragment>
        ))}
      </Rows>
    </section>
  );
}

function Row({ line: { tone, state, title, sentence, page, permission, ...line } }: { line: AttentionLine }) {
  const path = useConsolePath();
  const action = useDenied(permission) === undefined ? line.action : 'Open';
  return (
    <Line>
      <span data-state="">
        <Badge tone={tone}>{state}</Badge>
      </span>
      <Link to={path(page)} data-opens="">
        {title}
      </Link>
      <p>{sentence}</p>
      <span data-end="">
        <ConsoleLinkButton size="sm" href={path(page)} aria-label={`${action}: ${title}`}>
          {action}
        </ConsoleLinkButton>
      </span>
    </Line>
  );
}
