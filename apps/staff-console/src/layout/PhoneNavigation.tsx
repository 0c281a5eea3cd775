import { useRef } from 'react';
import { styled } from 'styled-components';
import { Drawer } from '@workspace/ui/Drawer';
import { Icon } from '@workspace/ui/Icon';
import { color, font, layer, media, space, weight } from '@workspace/ui/theme/tokens.ts';
import { consolePages, footPages } from './console-pages.ts';
import { GoToBox } from './GoToBox.tsx';
import { bottomBarHeight } from './navigation-style.ts';
import { PersonMenu } from './PersonMenu.tsx';
import { PlaceLink } from './PlaceLink.tsx';

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.header};
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  height: ${bottomBarHeight};
  border-top: 1px solid ${color.line};
  ${media.desktop} {
    display: none;
  }
  > :is(a, button) {
    position: relative;
    flex-direction: column;
    justify-content: center;
    gap: 0.2rem;
    min-height: 100%;
    padding: ${space.hair} 0 0;
    border: 0;
    border-top: 3px solid transparent;
    border-radius: 0;
    font-size: 0.75rem;
    text-align: center;
  }
  > [aria-current] {
    border-top-color: ${color.lane};
  }
  > :is(a, button) > span:not([data-count]) {
    flex: none;
    max-width: 100%;
  }
  [data-count] {
    position: absolute;
    top: 0;
    left: calc(50% + 0.35rem);
  }
`;
const More = styled.button`
  display: flex;
  align-items: center;
  background: none;
  color: ${color.inkSoft};
  font: ${weight.medium} 0.75rem / 1.2 ${font.sign};
`;
const Sheet = styled.div`
  display: grid;
  gap: ${space.xs};
  a,
  button {
    min-height: 2.75rem;
  }
`;
const sheetId = 'console-more';

/** The navigation at the lower edge of a phone: four places, and the others in a sheet. */
export function PhoneNavigation({ onGoTo, onShowKeys }: { onGoTo: () => void; onShowKeys: () => void }) {
  const sheet = useRef<HTMLDivElement>(null);
  const close = () => document.getElementById(sheetId)?.hidePopover();
  const openPalette = () => {
    close();
    onGoTo();
  };
  return (
    <>
      <Bar aria-label="Console" data-ground="asphalt">
        {consolePages.flatMap((place) => (place.isOnPhone ? <PlaceLink key={place.page} place={place} /> : []))}
        <More type="button" popoverTarget={sheetId}>
          <Icon name="menu" size={18} />
          <span>More</span>
        </More>
      </Bar>
      <Drawer id={sheetId} title="More" ground="asphalt">
        <Sheet ref={sheet}>
          <GoToBox onOpen={openPalette} />
          {[...consolePages, ...footPages].flatMap((place) =>
            place.isOnPhone ? [] : <PlaceLink key={place.page} place={place} onChoose={close} />,
          )}
          <PersonMenu onShowKeys={onShowKeys} />
        </Sheet>
      </Drawer>
    </>
  );
}
