import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { securityPromises, type SecurityPromise } from '../../../../content/evidence/promises.ts';
import { Section } from '../../../layout/Section.tsx';

const Split = styled.div`
  display: grid;
  gap: ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 18rem) minmax(0, 1fr);
    gap: 5rem;
    > :first-child {
      position: sticky;
      top: 6rem;
      align-self: start;
    }
  }
  > div {
    display: grid;
    gap: ${space.lg};
  }
  > div > p {
    color: ${color.inkSoft};
  }
`;
const List = styled.dl`
  > div {
    display: grid;
    gap: ${space.sm};
    padding-block: ${space.xl};
    border-top: 1px solid ${color.line};
    &:first-child {
      padding-top: 0;
      border: 0;
    }
  }
  dt {
    font: ${weight.strong} ${text.xl} / 1.3 ${font.sign};
  }
  dd {
    color: ${color.inkSoft};
  }
  code {
    display: inline-block;
    margin-top: ${space.sm};
    padding: ${space.sm} ${space.md};
    border-left: 4px solid ${color.lane};
    background-color: ${color.asphaltRaised};
    color: ${color.ink};
    font: 400 ${text.sm} / 1.5 ${font.mono};
    overflow-wrap: anywhere;
  }
`;

/** Promises about security, each with the way to check it. */
export function Security() {
  return (
    <Section id="security" labelledBy="security-title" ground="asphalt">
      <Split>
        <div>
          <h2 id="security-title">Seven promises, and how to check them</h2>
          <p>Put this site’s address in place of SITE. Five you can check without us; for two you have to ask.</p>
        </div>
        <List>
          {securityPromises.map((one) => (
            <Promised key={one.promise} {...one} />
          ))}
        </List>
      </Split>
    </Section>
  );
}

function Promised({ promise, check, command, path }: SecurityPromise) {
  return (
    <div>
      <dt>{promise}</dt>
      <dd>
        {check} {path && <a href={path}>{path}</a>}
        {command && (
          <div>
            <code>{command}</code>
          </div>
        )}
      </dd>
    </div>
  );
}
