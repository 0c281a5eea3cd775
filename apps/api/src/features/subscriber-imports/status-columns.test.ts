import { describe, expect, it } from 'vitest';
import { statusReader } from './status-columns.ts';

const status = (header: string, cell: string) =>
  statusReader(['email', header], 'people.csv')?.(['a@b.example', cell], (text) => text);

describe('the status of a row', () => {
  it.each([
    ['status', 'blocklisted', 'unsubscribed'],
    ['Status', 'enabled', 'subscribed'],
    ['Subscription Status', 'Opted out', 'unsubscribed'],
    ['Email Status', 'Hard bounced', 'bounced'],
    ['status', 'VIP customer', 'subscribed'],
    ['subscribed_to_emails', 'false', 'unsubscribed'],
    ['subscribed_to_emails', 'true', 'subscribed'],
    ['subscribed_to_emails', '', 'subscribed'],
    ['Unsubscribed from all email', 'true', 'unsubscribed'],
    ['Opted out of email: Marketing Information', 'Yes', 'unsubscribed'],
    ['UNSUB_TIME', '2024-01-05 10:00:00', 'unsubscribed'],
    ['UNSUB_TIME', '', 'subscribed'],
    ['CLEAN_TIME', '2024-01-05 10:00:00', 'bounced'],
    ['Portal Spam Report', 'TRUE', 'unsubscribed'],
    ['Global Bounce', 'TRUE', 'bounced'],
    ['deleted_at', '2024-02-01T10:00:00.000Z', 'unsubscribed'],
    ['Invalid email address', 'Yes', 'bounced'],
    ['Invalid email address', 'No', 'subscribed'],
    ['email_disabled', 'true', 'bounced'],
    ['EMAIL_BLACKLISTED', 'Yes', 'unsubscribed'],
    ['Marketing email confirmation status', 'Confirmed', 'subscribed'],
  ])('follows from %s %j as %s', (header, cell, expected) => {
    expect(status(header, cell)).toBe(expected);
  });

  it.each(['Lead Status', 'Marketing contact status', 'City', 'Bounce house'])('is not read from %s', (header) => {
    expect(status(header, 'unsubscribed')).toBeUndefined();
  });

  it.each([
    ['nonsubscribed_email_audience_export_2f3a.csv', 'unsubscribed'],
    ['unsubscribed_members_export_2f3a.csv', 'unsubscribed'],
    ['cleaned_email_audience_export_2f3a (1).csv', 'bounced'],
    ['subscribed_email_audience_export_2f3a.csv', undefined],
    ['unsubscribed.csv', undefined],
  ])('follows from the name that Mailchimp gives the file %s', (name, expected) => {
    expect(statusReader(['email'], name)?.(['a@b.example'], (text) => text)).toBe(expected);
  });

  it('keeps a person out when any column says so', () => {
    const read = statusReader(['status', 'subscribed'], 'people.csv')!;
    expect(read(['enabled', 'no'], (text) => text)).toBe('unsubscribed');
  });
});
