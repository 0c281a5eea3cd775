import { Button, ButtonLink, buttonSizes, buttonVariants } from '../../src/Button/index.ts';
import { Icon } from '../../src/Icon/index.ts';
import { VisuallyHidden } from '../../src/VisuallyHidden/index.ts';
import { State } from '../State.tsx';

export function ButtonShow() {
  return (
    <>
      {buttonVariants.flatMap((variant) =>
        buttonSizes.map((size) => (
          <State key={`${variant} ${size}`} name={`${variant} ${size}`}>
            <Button variant={variant} size={size}>
              Book a demo
            </Button>
          </State>
        )),
      )}
      {buttonVariants.map((variant) => (
        <State key={variant} name={`${variant}, disabled, busy`}>
          <Button variant={variant} disabled>
            Save Post
          </Button>{' '}
          <Button variant={variant} isBusy>
            Saving...
          </Button>
        </State>
      ))}
      <WithIcons />
      <AsLinks />
    </>
  );
}

function WithIcons() {
  return (
    <>
      <State name="with an icon">
        <Button>
          <Icon name="upload" size={18} />
          Upload
        </Button>
      </State>
      <State name="icon alone">
        <Button variant="quiet">
          <Icon name="bin" />
          <VisuallyHidden>Delete</VisuallyHidden>
        </Button>
      </State>
    </>
  );
}

function AsLinks() {
  return (
    <>
      <State name="link">
        <ButtonLink href="#Button">Read Article</ButtonLink>
      </State>
      <State name="link to a new tab">
        <ButtonLink href="#Button" variant="primary" opensNewTab>
          Request Demo
        </ButtonLink>
      </State>
    </>
  );
}
