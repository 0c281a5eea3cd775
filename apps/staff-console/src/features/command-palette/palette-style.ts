import { Combobox, ComboboxGroup, ComboboxItem, ComboboxList } from '@ariakit/react/combobox';
import { styled } from 'styled-components';
import { chosenInForcedColors } from '@workspace/ui/theme/forced-style.ts';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { searchLook } from '../../layout/EarlyPalette.tsx';

export const Search = styled(Combobox)`
  ${searchLook}
`;
export const List = styled(ComboboxList)`
  max-height: min(26rem, 60dvh);
  padding: ${space.sm};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 2rem ${space.sm};
`;
export const Group = styled(ComboboxGroup)`
  > :first-child {
    padding: ${space.sm} ${space.sm} ${space.xs};
    color: ${color.inkSoft};
    font: ${weight.strong} ${text.xs} / 1.3 ${font.sign};
  }
`;
export const Item = styled(ComboboxItem)`
  display: flex;
  align-items: center;
  gap: ${space.md};
  min-height: 2.25rem;
  padding: ${space.xs} ${space.sm};
  border-radius: ${radius.md};
  font: ${weight.medium} ${text.sm} / 1.3 ${font.sign};
  cursor: pointer;
  > svg {
    flex: none;
    color: ${color.inkSoft};
  }
  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > small {
    flex: none;
    max-width: 45%;
    margin-left: auto;
    overflow: hidden;
    color: ${color.inkSoft};
    font: ${weight.text} ${text.xs} / 1.3 ${font.text};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-active-item] {
    background-color: ${color.groundAlt};
    box-shadow: inset 3px 0 ${color.lane};
    ${chosenInForcedColors}
  }
`;
export const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.lg};
  padding: ${space.sm} ${space.lg};
  border-top: 1px solid ${color.line};
  color: ${color.inkSoft};
  font-size: ${text.xs};
`;
export const Empty = styled.p`
  padding: ${space.lg} ${space.sm};
  color: ${color.inkSoft};
`;
