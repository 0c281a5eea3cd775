import { styled } from 'styled-components';
import { bandNamesNote, bandRange, pciBands } from '../theme/pci.ts';
import { color, font, text, weight } from '../theme/tokens.ts';

// The container's width, not the window's, decides if seven columns fit.
const Room = styled.div`
  container-type: inline-size;
`;
const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: 0.375rem 1.25rem;
  list-style: none;
  /* Typography of lists around it does not apply. */
  && {
    margin: 0;
    padding: 0;
  }
  font: ${weight.medium} ${text.xs} / 1.35 ${font.sign};
  @container (min-width: 32rem) {
    grid-template-columns: repeat(7, 1fr);
    gap: 0;
  }
`;
const Note = styled.p`
  padding-top: 0.5rem;
  color: ${color.inkSoft};
  font: 400 ${text.xs} / 1.4 ${font.sign};
`;
const Band = styled.li`
  display: grid;
  grid-template-columns: 2rem 1fr auto;
  align-items: center;
  gap: 0.5rem;
  && {
    margin: 0;
  }
  > svg {
    width: 100%;
    height: 0.625rem;
  }
  > :last-child {
    color: ${color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  @container (min-width: 32rem) {
    grid-template-columns: 1fr;
    gap: 0.125rem;
    > svg {
      margin-bottom: 0.375rem;
    }
  }
`;

/** The seven bands of the index with their names, their edition and ratings, as a legend. `isRising`: from 0 to 100. */
export function PciScale({ isRising = false }) {
  return (
    <Room>
      <List role="list">
        {(isRising ? pciBands.toReversed() : pciBands).map((band) => (
          <Band key={band.name}>
            <svg viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 0h10v10H0z" fill={band.fill} />
            </svg>
            <span>{band.name}</span>
            <span>{bandRange(band)}</span>
          </Band>
        ))}
      </List>
      <Note>{bandNamesNote}</Note>
    </Room>
  );
}
