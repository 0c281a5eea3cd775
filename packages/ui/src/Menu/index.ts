export { BareFace, Menu, type MenuProps } from './Menu.tsx';
export { MenuItem, type MenuItemProps } from './MenuItem.tsx';
