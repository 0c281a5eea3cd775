import type { Permission } from '@workspace/contracts/roles';
import type { IconName } from '@workspace/ui/Icon';

/** One line of the palette. It leads to a page of the console, or to another address. */
export interface Command {
  /** Unique in the palette. */
  id: string;
  label: string;
  /** Details beside the label. */
  hint?: string;
  icon: IconName;
  /** Path below the base path of the console. */
  page?: string;
  /** Hidden from people without it. */
  permission?: Permission;
  /** An address outside the console, such as the sign-out. */
  href?: string;
}

/** Commands of one kind. */
export interface CommandGroup {
  label: string;
  commands: readonly Command[];
}
