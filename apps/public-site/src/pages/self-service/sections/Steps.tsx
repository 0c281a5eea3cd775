import { styled } from 'styled-components';
import { Pictogram } from '@workspace/ui/road/Pictogram';
import { color, font, measure, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { selfServiceSteps } from '../../../../content/self-service.ts';

const Ground = styled.section`
  padding-block: ${space.section};
  h2 {
    max-width: calc(${measure.page} + 2 * ${space.gutter});
    margin: 0 auto ${space.xxl};
    padding-inline: ${space.gutter};
  }
`;
// One road for all four steps: along the left side on a phone, from edge to edge on a wide screen.
const Road = styled.div`
  background:
    repeating-linear-gradient(${color.lane} 0 1.75rem, transparent 1.75rem 3.5rem) 2.375rem 0 / 4px 100% no-repeat,
    linear-gradient(#3a3f41 0 0) ${space.gutter} 0 / 3rem 100% no-repeat;
  padding-inline: ${space.gutter};
  ${media.desktop} {
    background:
      repeating-linear-gradient(90deg, ${color.lane} 0 2.5rem, transparent 2.5rem 5rem) 0 7.875rem / 100% 4px no-repeat,
      linear-gradient(#3a3f41 0 0) 0 5.75rem / 100% 4.375rem no-repeat;
  }
`;
const List = styled.ol`
  display: grid;
  gap: ${space.xxl};
  max-width: ${measure.page};
  margin-inline: auto;
  list-style: none;
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space.xl};
  }
`;
const Step = styled.li`
  display: grid;
  grid-template-columns: 3rem 1fr;
  gap: ${space.sm} ${space.lg};
  align-content: start;
  align-items: start;
  h3 {
    padding-bottom: ${space.sm};
  }
  p {
    color: ${color.inkSoft};
  }
  ${media.desktop} {
    grid-template-columns: 1fr;
    gap: 6.5rem;
    p {
      max-width: 17rem;
      font-size: ${text.md};
    }
  }
`;
// A mile marker: green, upright, its number below the symbol.
const Marker = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.xs};
  width: 3rem;
  padding: ${space.sm} 0 ${space.sm};
  border: 2px solid ${color.onSign};
  border-radius: 6px;
  outline: 3px solid ${color.sign};
  font: ${weight.heavy} 1.5rem / 1 ${font.sign};
  ${media.desktop} {
    margin-left: 3px;
  }
`;

/** Four steps along one road. */
export function Steps() {
  return (
    <Ground data-ground="asphalt" aria-labelledby="steps-title">
      <h2 id="steps-title">From the box to the budget in four steps</h2>
      <Road>
        <List role="list">
          {selfServiceSteps.map((step) => (
            <Step key={step.number}>
              <Marker data-ground="sign">
                <Pictogram name={step.icon} size={28} />
                {step.number}
              </Marker>
              <div>
                <h3>{step.title}</h3>
                <p>{step.description}</p>
              </div>
            </Step>
          ))}
        </List>
      </Road>
    </Ground>
  );
}
