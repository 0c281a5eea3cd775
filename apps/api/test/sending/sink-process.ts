import { startMailSink } from '@workspace/sandbox/mail-sink';

/** A mail server in a process of its own: tells its port, and when asked, how many messages it took. */
const sink = await startMailSink({ delay: Number(process.argv[2] ?? 0) });
process.send?.(sink.port);
process.on('message', () => {
  process.send?.(sink.taken.size);
  sink.taken.clear();
  sink.recipients.clear();
});
process.once('disconnect', () => process.exit(0));
