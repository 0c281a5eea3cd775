import { styled } from 'styled-components';
import { Button, ButtonLink } from '@workspace/ui/Button';
import { Drawer } from '@workspace/ui/Drawer';
import { Icon } from '@workspace/ui/Icon';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { SiteLink } from './SiteLink.tsx';
import { demoItem, headerEntries, isGroup } from './navigation.ts';

const NarrowOnly = styled.div`
  ${media.header} {
    display: none;
  }
`;
const List = styled.ul`
  padding-block: ${space.lg};
  list-style: none;
  ul {
    list-style: none;
  }
  li li a {
    padding-left: ${space.lg};
    font-size: ${text.md};
  }
  a {
    display: block;
    padding-block: 0.8rem;
    border-bottom: 1px solid ${color.line};
    color: ${color.ink};
    font: ${weight.strong} 1.375rem / 1.2 ${font.sign};
    text-decoration: none;
  }
  p {
    padding-top: ${space.lg};
    color: ${color.inkSoft};
    font: ${weight.medium} ${text.sm} / 1.2 ${font.sign};
  }
`;
const drawerId = 'site-menu';

/** The same items for a narrow window, in a drawer that opens without scripts. */
export function HeaderMenu() {
  return (
    <NarrowOnly>
      <Button variant="quiet" size="sm" popoverTarget={drawerId}>
        <Icon name="menu" size={24} />
        <VisuallyHidden>Menu</VisuallyHidden>
      </Button>
      <Drawer id={drawerId} title="Menu" ground="asphalt">
        <nav aria-label="Menu">
          <List role="list">
            {headerEntries.map((entry) => (
              <li key={entry.label}>
                {isGroup(entry) ? (
                  <>
                    <p>{entry.label}</p>
                    <ul role="list">
                      {entry.items.map((item) => (
                        <li key={item.to}>
                          <SiteLink item={item} />
                        </li>
                      ))}
                    </ul>
                  </>
                ) : (
                  <SiteLink item={entry} />
                )}
              </li>
            ))}
          </List>
        </nav>
        <ButtonLink href={demoItem.to} variant="primary" size="lg" opensNewTab>
          {demoItem.label}
        </ButtonLink>
      </Drawer>
    </NarrowOnly>
  );
}
