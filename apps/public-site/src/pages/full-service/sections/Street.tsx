import { styled } from 'styled-components';
import { StreetView } from '@workspace/ui/road/StreetView';
import { color, font, measure, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { monitoringCategories } from '../../../../content/full-service.ts';

const Ground = styled.section`
  padding-block: ${space.section};
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.md};
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: 0 ${space.gutter} ${space.xxl};
  p {
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;
// The lists stand at the street's edge, below the picture that spans the window.
const Lists = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.xxl} ${space.lg};
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.xl} ${space.gutter} 0;
  list-style: none;
  ${media.desktop} {
    grid-template-columns: 1.2fr 1fr 1fr 1.1fr;
    gap: 3rem;
  }
`;
const Category = styled.li`
  h3 {
    display: grid;
    gap: ${space.md};
    justify-items: start;
    padding-bottom: ${space.md};
    font-size: 1.125rem;
    ${media.phoneUp} {
      grid-template-columns: auto 1fr;
      align-items: center;
      font-size: ${text.xl};
    }
  }
  h3 > span {
    min-width: 1.75rem;
    background-color: ${color.lane};
    color: ${color.onLane};
    font: ${weight.heavy} 1.125rem / 1.75rem ${font.sign};
    text-align: center;
    @media (forced-colors: active) {
      border: 1px solid;
    }
    @media print {
      border: 1px solid;
      background: none;
      color: inherit;
    }
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

/** The categories of monitoring, numbered as their objects in the picture of a street. */
export function Street() {
  return (
    <Ground data-ground="asphalt" aria-labelledby="street-title">
      <Copy>
        <h2 id="street-title">One pass, four lists</h2>
        <p>Choose what is kept on each of them; the boxes show where the camera finds it.</p>
      </Copy>
      <StreetView description="A drawn street from the camera on the vehicle. Numbers tell the list of each boxed object: 1 a pothole and alligator cracking, 2 a warning sign and a hydrant, 3 trash bins and a storm drain, 4 a building." />
      <Lists role="list">
        {monitoringCategories.map(({ title, items }, index) => (
          <Category key={title}>
            <h3>
              <span>{index + 1}</span>
              {title}
            </h3>
            <ul role="list">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Category>
        ))}
      </Lists>
    </Ground>
  );
}
