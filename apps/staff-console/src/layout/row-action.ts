/** One entry of a row's menu: a link, or a button. */
export interface RowAction {
  label: string;
  href?: string;
  opensNewTab?: boolean;
  onSelect?: () => void;
  isDisabled?: boolean;
  /** Deletes or removes: it looks so, and the Delete key runs it. */
  isDestructive?: boolean;
}
