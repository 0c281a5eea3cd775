import { startMailSink } from '@workspace/sandbox/mail-sink';

/** A mail server in its own process: sends its port, and on request the number of accepted messages. */
const sink = await startMailSink({ delay: Number(process.argv[2] ?? 0) });
process.send?.(sink.port);
process.on('message', () => {
  process.send?.(sink.taken.size);
  sink.taken.clear();
  sink.recipients.clear();
});
process.once('disconnect', () => process.exit(0));
