import { Component, type ReactNode } from 'react';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { ConsoleHostFrame } from './ConsoleHostFrame.tsx';

interface Props {
  children: ReactNode;
  onRetry: () => void;
}

/** Catches a console that failed to load or crashed, shows a message, and offers a retry that starts fresh. */
export class ConsoleBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  readonly retry = () => {
    this.props.onRetry();
    this.setState({ hasFailed: false });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ConsoleHostFrame>
        <Notice
          tone="destructive"
          title="The console cannot be opened"
          action={<Button onClick={this.retry}>Try again</Button>}
        >
          The part of the site for staff does not answer. The public pages are not affected. Nothing you saved is lost.
        </Notice>
      </ConsoleHostFrame>
    );
  }
}
