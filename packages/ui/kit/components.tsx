import type { ReactNode } from 'react';
import { AccordionShow } from './shows/AccordionShow.tsx';
import { BadgeShow } from './shows/BadgeShow.tsx';
import { BarTableShow } from './shows/BarTableShow.tsx';
import { ButtonShow } from './shows/ButtonShow.tsx';
import { DialogShow } from './shows/DialogShow.tsx';
import { DrawerShow } from './shows/DrawerShow.tsx';
import { FieldShow } from './shows/FieldShow.tsx';
import { FileFieldShow } from './shows/FileFieldShow.tsx';
import { IconShow } from './shows/IconShow.tsx';
import { KeyShow } from './shows/KeyShow.tsx';
import { MenuShow } from './shows/MenuShow.tsx';
import { NoticeShow } from './shows/NoticeShow.tsx';
import { PanelShow } from './shows/PanelShow.tsx';
import { ProgressShow } from './shows/ProgressShow.tsx';
import { SkeletonShow } from './shows/SkeletonShow.tsx';
import { SpinnerShow } from './shows/SpinnerShow.tsx';
import { StackedBarShow } from './shows/StackedBarShow.tsx';
import { SwitchShow } from './shows/SwitchShow.tsx';
import { TableShow } from './shows/TableShow.tsx';
import { TabsShow } from './shows/TabsShow.tsx';
import { TimeBarsShow } from './shows/TimeBarsShow.tsx';
import { ToastShow } from './shows/ToastShow.tsx';
import { TooltipShow } from './shows/TooltipShow.tsx';
import { VisuallyHiddenShow } from './shows/VisuallyHiddenShow.tsx';

/** Every component by the name of its folder. */
export const components: Readonly<Record<string, () => ReactNode>> = {
  Accordion: AccordionShow,
  Badge: BadgeShow,
  BarTable: BarTableShow,
  Button: ButtonShow,
  Dialog: DialogShow,
  Drawer: DrawerShow,
  Field: FieldShow,
  FileField: FileFieldShow,
  Icon: IconShow,
  Key: KeyShow,
  Menu: MenuShow,
  Notice: NoticeShow,
  Panel: PanelShow,
  Progress: ProgressShow,
  Skeleton: SkeletonShow,
  Spinner: SpinnerShow,
  StackedBar: StackedBarShow,
  Switch: SwitchShow,
  Table: TableShow,
  Tabs: TabsShow,
  TimeBars: TimeBarsShow,
  Toast: ToastShow,
  Tooltip: TooltipShow,
  VisuallyHidden: VisuallyHiddenShow,
};
