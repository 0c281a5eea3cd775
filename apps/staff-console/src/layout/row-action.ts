/** One entry of a row's menu: a link, or a button. */
export interface RowAction {
  label: string;
  href?: string;
  opensNewTab?: boolean;
  onSelect?: () => void;
  /** A link to a page on which one changes something: readers do not see it. */
  isForWriters?: boolean;
  isDisabled?: boolean;
  /** Deletes or removes: it looks so, and the Delete key runs it. */
  isDestructive?: boolean;
}
