import { styled } from 'styled-components';
import { Pictogram } from '@workspace/ui/road/Pictogram';
import { StreetPanel, streetPanels } from '@workspace/ui/road/StreetPanel';
import { color, measure, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { monitoringCategories } from '../../../../content/full-service.ts';

const Ground = styled.section`
  padding-block: ${space.section};
  > * {
    max-width: calc(${measure.page} + 2 * ${space.gutter});
    margin-inline: auto;
    padding-inline: ${space.gutter};
  }
  > p {
    padding-block: ${space.md} ${space.xxl};
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;
// Four adjoining panels: one street from its pavement to its houses.
const Panels = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  list-style: none;
  gap: ${space.xxl} 0;
  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
`;
const Category = styled.li`
  > div {
    padding: ${space.lg} ${space.lg} 0 0;
  }
  h3 {
    display: flex;
    align-items: center;
    gap: ${space.sm};
    padding-bottom: ${space.md};
    font-size: 1.125rem;
    ${media.phoneUp} {
      font-size: ${text.xl};
    }
  }
  h3 > svg {
    flex: none;
    color: ${color.lane};
  }
  ul {
    list-style: none;
  }
  li {
    padding-block: 0.45rem;
    border-top: 1px solid ${color.line};
    font-size: 1rem;
  }
`;

/** The categories of monitoring, along one drawn street. */
export function Street() {
  return (
    <Ground data-ground="asphalt" aria-labelledby="street-title">
      <h2 id="street-title">One pass, four lists</h2>
      <p>Choose what is kept on each of them; the boxes show where the camera finds it.</p>
      <Panels role="list">
        {monitoringCategories.map(({ title, items, icon }, index) => (
          <Category key={title}>
            <StreetPanel kind={streetPanels[index] ?? 'road'} />
            <div>
              <h3>
                <Pictogram name={icon} size={26} />
                {title}
              </h3>
              <ul role="list">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          </Category>
        ))}
      </Panels>
    </Ground>
  );
}
