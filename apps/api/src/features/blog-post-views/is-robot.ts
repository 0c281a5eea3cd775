const ofRobots =
  /(?<!cu)bot|crawl|spider|slurp|archiver|scan|monitor|preview|fetch|headless|lighthouse|facebookexternalhit|whatsapp|curl|wget|python|java\/|go-http|okhttp|libwww|httpclient|axios|node|undici|postman/i;

/** Whether a program rather than a person reads, by the name it gives itself. Who gives none is no browser. */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent || ofRobots.test(userAgent);
