const csv = (...lines: string[]): string => lines.join('\r\n');

const mailchimp =
  'MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION,LAST_CHANGED,LEID,EUID,NOTES,TAGS';

/**
 * Files with invented people in the column layouts of other products. Sources of the layouts:
 * - Mailchimp: buren/honey_format, spec/honey_format/csv_spec.rb (header, quotes and times of an export).
 * - HubSpot: n8n-io/n8n, packages/nodes-base/nodes/Hubspot/V2 (labels and internal names of the properties).
 * - listmonk: knadh/listmonk, cmd/subscribers.go, `handleExportSubscribers`: a header in this order, and times by Go's
 *   `Time.String()`, whose zone is a name, or the offset once more where it has no name.
 * - Ghost: TryGhost/Ghost, ghost/core/core/server/services/members/csv/unparse.ts, and the file
 *   ghost/core/test/unit/server/services/members/importer/fixtures/member-csv-export.csv; texts as formulas are escaped.
 */
export const exports = {
  /** Of subscribed_email_audience_export_*.csv. */
  mailchimpSubscribed: csv(
    `"Email Address","First Name","Last Name",Address,"Phone Number",Birthday,${mailchimp}`,
    'ada@city.example,Ada,Lovelace,"1 Main St  Denver  CO  80202  US","+1 303 555 0100",05/14,4,"2023-05-01 08:30:00",198.51.100.7,"2023-05-01 08:31:12",198.51.100.7,39.7392000,-104.9847000,-7,-6,America/Denver,US,CO,"2024-02-29 12:00:00",90498395,810826c56e,"Met at the fair\nCall in May","""Customer"",""VIP"""',
    'ben@city.example,,,,,,2,,,,,,,,,,,,"2024-03-01 00:00:00",90498396,e10826c56e,,',
  ),
  /** Of unsubscribed_email_audience_export_*.csv. */
  mailchimpUnsubscribed: csv(
    `"Email Address","First Name","Last Name",UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_CAMPAIGN_ID,UNSUB_REASON,UNSUB_REASON_OTHER,${mailchimp}`,
    'gone@city.example,Gone,Away,"2024-01-05 10:00:00","May issue",ab12,NORMAL,,2,,,"2023-05-01 08:31:12",198.51.100.7,,,,,,,,"2024-01-05 10:00:00",90498397,f10826c56e,,',
  ),
  /** Of cleaned_email_audience_export_*.csv. */
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
  /** Contacts with all properties, sorted by label; rows without an address included. */
  hubspotAllProperties: csv(
    '"Record ID - Contact","Last marketing email name","Last marketing email send date","Email","Email Address Quarantined","Email Domain","First Name","Invalid email address","Last Name","Legal basis for processing contact\'s data","Marketing email confirmation status","Marketing emails opened","Opted out of email: Marketing Information","Opted out of email: One to One","Unsubscribed from all email","Work email"',
    '"1","June issue","2024-06-01 09:00","ada@city.example","","city.example","Ada","","Lovelace","Legitimate interest – existing customer;Freely given consent","Confirmed","3","","","","ada@work.example"',
    '"2","","","ben@city.example","","city.example","Ben","","Roe","","","","Yes","","","ben@work.example"',
    '"3","","","cy@city.example","Yes","city.example","Cy","","Roe","","","","","","",""',
    '"4","","","dee@city.example","","city.example","Dee","","Roe","","Pending","","","","",""',
    '"5","","","","","","Nobody","","","","","","","","",""',
  ),
  /** The same under internal names. */
  hubspotInternalNames: csv(
    'hs_object_id,firstname,lastname,email,hs_email_optout,hs_email_optout_6871816,hs_email_bad_address,hs_email_hard_bounce_reason_enum,hs_email_quarantined,hs_emailconfirmationstatus',
    '1,Ada,Lovelace,ada@city.example,,false,,,,confirmed',
    '2,Ben,Roe,ben@city.example,true,,,,,',
    '3,Cy,Roe,cy@city.example,,true,,,,',
    '4,Dee,Roe,dee@city.example,,,true,,,',
    '5,Eve,Roe,eve@city.example,,,,UNKNOWN_USER,,',
    '6,Fay,Roe,fay@city.example,,,,,,double_opt_in_pending',
  ),
  listmonk: csv(
    'uuid,email,name,attributes,status,created_at,updated_at',
    '5e91dda1-1c16-467d-9bf9-2a21bf22ae21,ada@city.example,Ada Lovelace,"{""city"": ""Denver"", ""age"": 36, ""vip"": true, ""tags"": [""roads"", ""fair""], ""address"": {""zip"": ""80202""}}",enabled,2024-02-29 08:15:00.123456 +0000 UTC,2024-02-29 08:15:00.123456 +0000 +0000',
    '5e91dda1-1c16-467d-9bf9-2a21bf22ae22,ben@city.example,Ben Roe,{},disabled,2024-02-29 08:15:00 +0530 IST,2024-02-29 08:15:00.123456 +0000 UTC',
    '5e91dda1-1c16-467d-9bf9-2a21bf22ae23,cy@city.example,Cy Roe,"{""city"": ""Boulder""}",blocklisted,2024-02-29 08:15:00.123456 +0000 UTC,2024-02-29 08:15:00.123456 +0000 UTC',
  ),
  ghost: csv(
    'id,email,name,note,subscribed_to_emails,email_disabled,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers,gift_id',
    '65e0a1b2c3d4e5f601234567,ada@city.example,Ada Lovelace,"VIP, early backer",true,false,false,cus_ABC123,2024-01-15T10:00:00.000Z,,"roads,founder",Free,',
    "65e0a1b2c3d4e5f601234568,ben@city.example,Ben Roe,'+1 303 555 0100,false,false,,,2024-01-16T10:00:00.000Z,,,Free,",
    '65e0a1b2c3d4e5f601234569,cy@city.example,Cy Roe,,true,false,,,2024-01-16T10:00:00.000Z,2024-02-01T10:00:00.000Z,,Free,',
    '65e0a1b2c3d4e5f601234570,dee@city.example,Dee Roe,,true,true,,,2024-01-16T10:00:00.000Z,,,Free,',
  ),
} as const;
