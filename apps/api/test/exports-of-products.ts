const csv = (...lines: string[]): string => lines.join('\r\n');

const mailchimp =
  'MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION,LAST_CHANGED,LEID,EUID,NOTES,TAGS';

/** Files with invented people in the column layouts of other products. */
export const exports = {
  /** Of subscribed_members_export_*.csv. */
  mailchimpSubscribed: csv(
    `"Email Address","First Name","Last Name",Address,"Phone Number",${mailchimp}`,
    'ada@city.example,Ada,Lovelace,"1 Main St  Denver  CO  80202  US","+1 303 555 0100",4,"2023-05-01 08:30:00",198.51.100.7,"2023-05-01 08:31:12",198.51.100.7,39.7392000,-104.9847000,-7,-6,America/Denver,US,CO,"2024-02-29 12:00:00",90498395,810826c56e,"Met at the fair\nCall in May","""Customer"",""VIP"""',
    'ben@city.example,,,,,2,,,,,,,,,,,,"2024-03-01 00:00:00",90498396,e10826c56e,,',
  ),
  /** Of unsubscribed_members_export_*.csv. */
  mailchimpUnsubscribed: csv(
    `"Email Address","First Name","Last Name",UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_CAMPAIGN_ID,UNSUB_REASON,UNSUB_REASON_OTHER,${mailchimp}`,
    'gone@city.example,Gone,Away,"2024-01-05 10:00:00","May issue",ab12,NORMAL,,2,,,"2023-05-01 08:31:12",198.51.100.7,,,,,,,,"2024-01-05 10:00:00",90498397,f10826c56e,,',
  ),
  /** Of cleaned_members_export_*.csv. */
  mailchimpCleaned: csv(
    `"Email Address","First Name","Last Name",CLEAN_TIME,CLEAN_CAMPAIGN_TITLE,CLEAN_CAMPAIGN_ID,${mailchimp}`,
    'gone@city.example,Gone,Away,"2024-01-06 10:00:00","May issue",ab12,2,,,,,,,,,,,,"2024-01-06 10:00:00",90498397,f10826c56e,,',
  ),
  /** Contacts with chosen properties. */
  hubspot: csv(
    '"Record ID","First Name","Last Name","Email","Phone Number","Contact owner","Lead Status","Marketing contact status","Unsubscribed from all email","Email hard bounce reason","Create Date","Number of Pageviews","Associated Company"',
    '"51234567890","Ada","Lovelace","ada@city.example","(303) 555-0100","Grace Hopper (grace@lanesight.ai)","Open","Marketing contact","false","","2024-02-29 08:15","12","City of Denver"',
    '"51234567891","Ben","Roe","ben@city.example","","","","Non-marketing contact","true","","2024-02-29 08:16","0",""',
    '"51234567892","Cy","Roe","cy@city.example","","","","Marketing contact","false","UNKNOWN_USER","2024-02-29 08:17","0",""',
  ),
  listmonk: csv(
    'uuid,email,name,attributes,status,created_at,updated_at',
    '5e91dda1-1c16-467d-9bf9-2a21bf22ae21,ada@city.example,Ada Lovelace,"{""city"": ""Denver"", ""age"": 36, ""vip"": true, ""tags"": [""roads"", ""fair""], ""address"": {""zip"": ""80202""}}",enabled,2024-02-29T08:15:00.123456Z,2024-02-29T08:15:00.123456Z',
    '5e91dda1-1c16-467d-9bf9-2a21bf22ae22,ben@city.example,Ben Roe,{},disabled,2024-02-29T08:15:00.123456Z,2024-02-29T08:15:00.123456Z',
    '5e91dda1-1c16-467d-9bf9-2a21bf22ae23,cy@city.example,Cy Roe,"{""city"": ""Boulder""}",blocklisted,2024-02-29T08:15:00.123456Z,2024-02-29T08:15:00.123456Z',
  ),
  ghost: csv(
    'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers',
    '65e0a1b2c3d4e5f601234567,ada@city.example,Ada Lovelace,"VIP, early backer",true,false,cus_ABC123,2024-01-15T10:00:00.000Z,,"roads,founder",Free',
    '65e0a1b2c3d4e5f601234568,ben@city.example,Ben Roe,,false,false,,2024-01-16T10:00:00.000Z,,,Free',
    '65e0a1b2c3d4e5f601234569,cy@city.example,Cy Roe,,true,false,,2024-01-16T10:00:00.000Z,2024-02-01T10:00:00.000Z,,Free',
  ),
} as const;
