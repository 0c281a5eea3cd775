export {
  buttonSizes,
  buttonStyle,
  quietInLine,
  buttonVariants,
  type ButtonSize,
  type ButtonVariant,
} from './button-style.ts';
export { Button, type ButtonProps } from './Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx';
