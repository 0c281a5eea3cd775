import { Histogram, type Registry } from 'prom-client';
import type { Job, PieceJob } from '../jobs/jobs.ts';

/** Wraps jobs, so that each run is counted and timed by job and outcome, from 0: an alert reads increases. */
export function measureJobs(registry: Registry): <Each extends Job | PieceJob>(jobs: readonly Each[]) => Each[] {
  const seconds = new Histogram({
    name: 'job_duration_seconds',
    help: 'Seconds of each run of a job, by outcome.',
    labelNames: ['job', 'outcome'],
    buckets: [0.05, 0.25, 1, 5, 15, 60, 300, 900],
    registers: [registry],
  });
  return (jobs) =>
    jobs.map((job) => {
      for (const outcome of ['done', 'failed']) seconds.zero({ job: job.name, outcome });
      return {
        ...job,
        run: async (...input: never[]) => {
          const end = seconds.startTimer({ job: job.name });
          try {
            const done = await (job.run as (...all: never[]) => Promise<Record<string, unknown>>)(...input);
            end({ outcome: 'done' });
            return done;
          } catch (error) {
            end({ outcome: 'failed' });
            throw error;
          }
        },
      };
    });
}
