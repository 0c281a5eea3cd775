/** Types for the part of the IMAP server that the tests use; it comes without types. */
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  export default function makeServer(options: {
    plugins: string[];
    storage: Record<string, { messages: { raw: string; flags?: string[] }[] }>;
  }): {
    server: Server;
    listen: (port: number, ready: () => void) => void;
    close: (done: () => void) => void;
    appendMessage: (mailbox: string, flags: string[], receivedAt: Date, raw: string) => void;
    getMailbox: (name: string) => { messages: { flags: string[] }[] };
  };
}
