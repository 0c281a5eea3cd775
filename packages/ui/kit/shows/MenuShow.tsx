import { Icon } from '../../src/Icon/index.ts';
import { BareFace, Menu, MenuItem } from '../../src/Menu/index.ts';
import { State } from '../State.tsx';

const items = (
  <>
    <MenuItem>Edit</MenuItem>
    <MenuItem href="#Menu">View</MenuItem>
    <MenuItem isDisabled>Post to LinkedIn</MenuItem>
    <MenuItem isChecked>Superscript</MenuItem>
    <MenuItem keepsOpen>Export</MenuItem>
    <MenuItem tone="danger">Delete</MenuItem>
  </>
);

const looks = ['primary', 'secondary', 'quiet'] as const;

export function MenuShow() {
  return (
    <>
      {looks.map((look) => (
        <State key={look} name={look}>
          <Menu trigger="Actions" look={look} size="md">
            {items}
          </Menu>
        </State>
      ))}
      <State name="items rendered while it is open">
        <Menu trigger="Actions of a row">{() => items}</Menu>
      </State>
      <State name="from the start of its button">
        <Menu trigger="Actions on the left" align="start">
          {items}
        </Menu>
      </State>
      <State name="bare, with a heading">
        <Menu label="Account of Ada" face={BareFace} trigger={<Icon name="more" />} heading="ada@lanesight.ai">
          {items}
        </Menu>
      </State>
    </>
  );
}
