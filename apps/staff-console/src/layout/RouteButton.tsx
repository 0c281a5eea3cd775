import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonLink, type ButtonLinkProps } from '@workspace/ui/Button';

/** A link to another page of the console that looks like a button. */
export function RouteButton({ href, ...rest }: ButtonLinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    // The browser handles clicks that open a new tab or window.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(href);
  };
  return <ButtonLink href={href} onClick={follow} {...rest} />;
}
