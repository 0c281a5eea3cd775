/** The US states and the federal district. */
export const states =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Washington|West Virginia|Virginia|Wisconsin|Wyoming|District of Columbia|Puerto Rico';

/** Their postal codes, as written after a town's name. */
export const stateCodes =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|PR';

/** Large US cities that a text may name without their state. Those that are also common words are left out. */
export const cities =
  'Los Angeles|Chicago|Houston|Phoenix|Philadelphia|San Antonio|San Diego|Dallas|Jacksonville|Austin|Fort Worth|San Jose|Columbus|Charlotte|Indianapolis|San Francisco|Seattle|Denver|Oklahoma City|Nashville|El Paso|Boston|Portland|Las Vegas|Detroit|Memphis|Louisville|Baltimore|Milwaukee|Albuquerque|Tucson|Fresno|Sacramento|Kansas City|Mesa|Atlanta|Omaha|Colorado Springs|Raleigh|Virginia Beach|Long Beach|Miami|Oakland|Minneapolis|Tulsa|Bakersfield|Tampa|Wichita|Arlington|Aurora|New Orleans|Cleveland|Anaheim|Honolulu|Henderson|Stockton|Lexington|Corpus Christi|Riverside|Santa Ana|Orlando|Irvine|Cincinnati|Newark|Saint Paul|St\\. Paul|Pittsburgh|Greensboro|St\\. Louis|Saint Louis|Anchorage|Plano|Durham|Chandler|Chula Vista|Toledo|Madison|Gilbert|Reno|Fort Wayne|St\\. Petersburg|Lubbock|Laredo|Chesapeake|Glendale|Scottsdale|Garland|Norfolk|Boise|Fremont|Spokane|Richmond|Baton Rouge|San Bernardino|Tacoma|Des Moines|Modesto|Fayetteville|Shreveport|Akron|Knoxville|Worcester|Little Rock|Chattanooga|Salt Lake City|Huntsville|Tallahassee|Sioux Falls|Savannah|Charleston|Topeka|Hartford|Lafayette|Lansing|Ann Arbor|Duluth|Silicon Valley|Gulf Coast|Midwest|New England';

/** Other countries and their adjectives, by their normalized name. */
export const countries: readonly (readonly [name: string, pattern: string])[] = [
  ['united states', String.raw`United States|U\.S\.A?\.?|USA?|America|American`],
  ['france', 'France|French'],
  ['canada', 'Canada|Canadian'],
  ['mexico', 'Mexico|Mexican'],
  ['united kingdom', 'United Kingdom|UK|Britain|British|England|English|Scotland|Wales'],
  ['germany', 'Germany|German'],
  ['netherlands', 'Netherlands|Dutch'],
  ['spain', 'Spain|Spanish'],
  ['italy', 'Italy|Italian'],
  ['china', 'China|Chinese'],
  ['india', 'India|Indian'],
  ['japan', 'Japan|Japanese'],
  ['australia', 'Australia|Australian'],
  ['europe', 'Europe|European'],
];
