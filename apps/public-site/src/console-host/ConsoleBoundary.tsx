import { Component, type ReactNode } from 'react';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { ConsoleHostFrame } from './ConsoleHostFrame.tsx';
import { ConsoleNotLoaded } from './console-not-loaded.ts';

interface Props {
  children: ReactNode;
  onRetry: () => void;
}

interface Failure {
  title: string;
  text: string;
}

const unavailable: Failure = {
  title: 'The console cannot be opened',
  text: 'The part of the site for staff does not answer. Nothing you saved is lost.',
};
const mismatch: Failure = {
  title: 'The console does not fit this site',
  text: 'It was released for another version of the site, and no earlier release of it is kept. Ask the people who run the site to release the site, or to go back to the release of the console before. Nothing you saved is lost.',
};
const crash: Failure = {
  title: 'An error stopped the console',
  text: 'Nothing you saved is lost, and unsaved words are offered when you open their form again.',
};

function failureOf(error: unknown): Failure {
  if (!(error instanceof ConsoleNotLoaded)) return crash;
  return (error.cause as Error | undefined)?.name === 'ContractMismatch' ? mismatch : unavailable;
}

/** Catches a console that failed to load or crashed, shows a message, and offers a retry that starts fresh. */
export class ConsoleBoundary extends Component<Props, { failure: Failure | undefined }> {
  override state: { failure: Failure | undefined } = { failure: undefined };

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    return { failure: failureOf(error) };
  }

  readonly retry = () => {
    this.props.onRetry();
    this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <ConsoleHostFrame>
        <Notice
          isPage
          tone="destructive"
          title={failure.title}
          action={<Button onClick={this.retry}>Try again</Button>}
        >
          {failure.text} The public pages are not affected.
        </Notice>
      </ConsoleHostFrame>
    );
  }
}
