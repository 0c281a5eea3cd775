import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { font, space, text, weight } from '@workspace/ui/theme/tokens.ts';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.lg};
  margin-bottom: ${space.sm};
  h2 {
    font: ${weight.heavy} ${text.md} / 1.3 ${font.sign};
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;

/** A part of a page without a box of its own: its heading and its actions over a list. */
export function Section({ title, actions, children }: { title: ReactNode; actions?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {actions && <Actions>{actions}</Actions>}
      </Head>
      {children}
    </section>
  );
}
