/**
 * The company's founder. Sample content: to be replaced by the real name, quote and profile before the site goes live.
 */
export const founder = {
  name: 'Jordan Avery',
  role: 'Founder',
  statement:
    'I kept meeting city engineers who were asked to defend a paving program with a survey that was out of date before it was bound. They did not need a better binder. They needed to look again, often, at a price that let them.',
  profileUrl: 'https://www.linkedin.com/in/jordan-avery-lanesight',
  isSample: true,
} as const;
