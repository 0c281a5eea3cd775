/** The schedule of a job that looks for work; some of these jobs are enqueued for a time besides. */
export const everyMinute = '* * * * *';
