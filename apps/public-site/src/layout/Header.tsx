import { styled } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { ButtonLink } from '@workspace/ui/Button';
import { LaneMark } from '@workspace/ui/road/LaneMark';
import { color, font, layer, measure, media, space, weight } from '@workspace/ui/theme/tokens.ts';
import { Island } from '../islands/Island.tsx';
import { usePage } from '../page-data/page-context.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { HeaderNav } from './HeaderNav.tsx';
import { headerHeight } from './header-height.ts';
import { demoItem } from './navigation.ts';

const Bar = styled.header`
  position: fixed;
  z-index: ${layer.header};
  inset: 0 0 auto;
  height: ${headerHeight};
  padding-inline: ${space.gutter};
  border-bottom: 1px solid ${color.line};
  /* At a high zoom the bar would take a fifth of the window. */
  @media (max-height: 30rem) {
    position: absolute;
  }
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  max-width: ${measure.page};
  height: 100%;
  margin-inline: auto;
`;
const Brand = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.6rem;
  margin-right: auto;
  padding-block: ${space.sm};
  color: ${color.ink};
  font: ${weight.heavy} 1.375rem / 1 ${font.sign};
  letter-spacing: -0.015em;
  text-decoration: none;
`;
const WideOnly = styled.div`
  display: none;
  ${media.header} {
    display: block;
    margin-left: ${space.md};
  }
`;

/** The fixed bar: brand, navigation, demo, sign-in. Opens and closes natively, without scripts. */
export function Header() {
  const { pathname } = usePage();
  return (
    <Bar data-ground="asphalt" data-print="hide">
      <Row>
        <Brand href="/">
          <LaneMark />
          {brand.name}
        </Brand>
        <HeaderNav />
        <WideOnly>
          <ButtonLink href={demoItem.to} variant="primary" size="sm" opensNewTab>
            {demoItem.label}
          </ButtonLink>
        </WideOnly>
        <Island name="auth-control" hydrate="when-signed-in" props={{ pathname }} />
        <HeaderMenu />
      </Row>
    </Bar>
  );
}
