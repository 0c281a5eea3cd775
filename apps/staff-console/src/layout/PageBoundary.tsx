import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { useTitle } from './use-title.ts';

/** Shows a message in place of a page that fails, and leaves the navigation. Another page is not affected. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary address={pathname}>{children}</Boundary>;
}

interface BoundaryProps {
  address: string;
  children: ReactNode;
}

interface BoundaryState {
  address: string;
  hasFailed: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { address: this.props.address, hasFailed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ address }: BoundaryProps, last: BoundaryState): BoundaryState | null {
    return address === last.address ? null : { address, hasFailed: false };
  }

  override render() {
    return this.state.hasFailed ? <FailedPage /> : this.props.children;
  }
}

function FailedPage() {
  useTitle('Page not shown');
  return (
    <Notice
      isPage
      tone="destructive"
      title="This page could not be shown"
      action={<Button onClick={() => location.reload()}>Load it again</Button>}
    >
      Nothing you saved is lost, and unsaved words are offered when you open it again.
    </Notice>
  );
}
