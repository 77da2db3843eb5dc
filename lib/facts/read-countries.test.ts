import { describe, expect, it } from 'vitest';
import { casesIn } from './fixtures/cases.ts';
import { readCountries } from './read-countries.ts';

/**
 * Locations as job boards and feeds write them, with the codes of their
 * countries.
 */
const LOCATIONS = casesIn({
  AT: `Wien | Vienna, Austria | Graz, Steiermark | A-1010 Wien | Linz, Oberösterreich | Österreich | Wien (Hybrid) | Salzburg, AT |
    Remote (Austria only)`,
  BE: 'Bruxelles | Brussels, Belgium | Gent, België | Antwerpen (3 dagen) | Bruxelles, Belgique, télétravail partiel',
  CA: `Saskatoon, SK, Canada | Toronto, ON, CAN | CAN-ON-Toronto | Toronto, ON | London, Ontario, Canada | Montréal, QC | Vancouver, British Columbia |
    Halifax, NS | Remote, Canada | London, Ontario | San José, CA; Vancouver, BC`,
  CH: `Bern, BE | Luzern, LU, Switzerland | Genève | Zürich, Schweiz | Zürich Oerlikon | Basel, BS | Lausanne, VD | CH-8001 Zürich |
    Zürich, ZH | Raum Zürich | St. Gallen, SG | Zug | Fribourg, FR | Neuchâtel, NE`,
  CZ: 'Praha | Brno, Czech Republic | Prague, Czechia',
  DE: `München | Muenchen | Munich, Germany | Frankfurt/Main | Berlin 10115 | remote innerhalb Deutschlands | Remote (DE) |
    travel to Sweden, based in Berlin | Berlin, gelegentlich Reisen nach Schweden | Berlin, DE | BERLIN | Berlin-Mitte | Berlin (Mitte) |
    Berlin, Friedrichstraße 10 | 80331 München | Köln, Deutz | Stuttgart, BW | Hamburg, HH | Hamburg, Reisebereitschaft erforderlich |
    Großraum Frankfurt | Bayern | Nürnberg, Bayern, Deutschland | Homeoffice in Deutschland | Düsseldorf, NRW | deutschlandweit |
    Frankfurt (Oder) | Remote, DE | Essen hybrid | Remote (not outside the EU), Hamburg |
    Anywhere in Germany | D-38640 Goslar | Germany (Remote) | Berlin, EU | Bonn und Umgebung | Paderborn, Vollzeit | Berlin, DEU | Germany - Berlin |
    DE-Berlin | DE-BE-Berlin | Germany, BE, Berlin | Home Office - Germany | Remote - DEU | Hamburg (DEU) | Germany, REMOTE`,
  DK: 'København | Copenhagen, Denmark | Aarhus C | Ballerup, DK | 2100 København Ø',
  ES: 'Madrid | Barcelona, España | Valencia, Spain | Remote Spain',
  FI: 'Jyväskylä, Finland, or remote in the Nordic countries | Helsinki | Esbo, Finland | Helsingfors, distans | Suomi | Tampere, Pirkanmaa',
  FR: `réunions à Paris | Paris | La Défense | Île-de-France | Nantes (44) | Paris 8e | 75008 Paris | Lyon, France, ou remote |
    Toulouse, Occitanie | Paris - La Défense (FRA) | Nice | Nice, remote | Paris, Île-de-France, France | Sophia Antipolis | Lille + télétravail | Lyon 69`,
  GB: `London | London, UK | Leeds, West Yorkshire | Remote (UK) | Manchester, England | Reading | Greater London | Scotland | London, GB | London, GBR |
    Bristol or remote | Canary Wharf, London | UK wide | London EC2A | Cambridge, UK | Perth, Scotland | london | Northern Ireland | Belfast, Northern Ireland | Belfast, N. Ireland`,
  GE: 'Tbilisi, Georgia | Tbilisi',
  IE: 'Dublin | Dublin, Ireland | Cork, IE | Dublin 2',
  IN: 'Bengaluru, Karnataka | Hyderabad, India | IND - Bengaluru | IN-Bengaluru | Pune, Maharashtra, India',
  IT: 'Bergamo (BG) | Roma, RM | Torino, Italia | Bologna, Italy',
  LU: 'Luxembourg | Kirchberg, Luxembourg | Esch-sur-Alzette, LU',
  NL: 'Amsterdam | Den Haag | La Haye, Pays-Bas | Utrecht, NL | Eindhoven, Noord-Brabant | The Netherlands | Holland',
  NO: 'Oslo, NOR | Oslo | Bergen, Norge | Oslo, Norway | Trondheim',
  PL: 'Warszawa | Kraków, Poland | Wrocław, PL | Remote from Poland',
  PT: 'Lisboa | Porto, Portugal | Lisbon',
  SE: `Umeå samt distans | Stockholm | Göteborg, Sverige | Malmö, Skåne | Solna, SE | Stockholm, Kista | rikstäckande |
    Göteborg, Lindholmen | Stockholms län | Sweden, Stockholm | SE-111 22 Stockholm | Distans, Sverige | Lund, SE`,
  TR: 'Istanbul | Ankara, Turkey | Remote, Türkiye',
  TT: 'Trinidad and Tobago',
  US: `Paris, Texas, USA | Atlanta, Georgia, USA | Georgia (US) | New Jersey, USA | New Mexico, USA | Chicago, IL | Austin, TX | Remote, US |
    Wilmington, DE | Manchester, New Hampshire | Paris, Texas | Birmingham, Alabama | Vienna, Virginia | New York, NY | Remote (U.S.) |
    Dublin, Ohio, United States | Springfield, IL, USA | Naples, Florida | Washington DC | Atlanta, Georgia |
    Remote (US: CA, NY) | Wilmington, DE, US | USA, CA, San Francisco | US-CA-San Francisco | US-DE-Wilmington | DE-Wilmington |
    United States - New York - New York | Remote - USA | Washington - Pullman | San José, CA | San Jose, CA | Santa Clara, CA`,
  AE: 'Dubai, ARE',
  KZ: 'Kazakhstan, Astana',
  PG: 'Papua New Guinea | Port Moresby, Papua New Guinea',
  KR: 'South Korea | Seoul, Südkorea',
  GN: 'Conakry, Guinea',
  CD: 'Kinshasa, Democratic Republic of the Congo',
  PE: 'PER - Lima',
  SG: 'Singapore, SGP | SG-Singapore',
  'AT CH': 'Wien oder Zürich | Vienna / Zurich | Österreich und Schweiz',
  'AT CH DE':
    'Remote (DEU, AUT, CHE) | Remote (DEU, Austria, CHE) | DE or AT or CH | DACH | DACH-Region | Remote (DE, AT, CH) | D-A-CH | DE/AT/CH | Remote within DACH',
  'AT DE': 'Berlin, Munich, Vienna',
  BA: 'Bosnia and Herzegovina | Sarajevo',
  'AT CH DE GB': 'Remote (UK, DE, AT, CH)',
  'DE FR': 'Berlin, Paris | Berlin, Germany or Paris',
  'GB IE': 'UK or Ireland | UK & Ireland',
  'DE NL': 'DE/NL',
  'DK SE': 'Köpenhamn eller Malmö | Malmö/Köpenhamn',
  /** No country, or places that may be in several. */
  '': `
  | Remote within EU | Remote – EMEA | Nordics | Europe | Birmingham, AL | Vienna, VA | Naples, FL | Georgia | Atlantis | Cambridge, MA |
  AL-Birmingham | MA - Cambridge | 2 Locations | CAN do, PER week | London, CAN, Paris | Lima per | Remote, AND more | Pune - Margarpatta |
  CET ± 2 h | Remote, US time zones | Remote (CET time zone) | London, Middlesex County | Dover, DE | Paris, Kentucky Lakes | Remote, CA |
  Remote Sensing Centre | NICE TO HAVE | Nice to have: remote | Worldwide | Boston Consulting | Stockholm, AB, SE | Remote (US, CA, MX) | New Paris | Fort Wellington | Milan, TN | Rome, GA |
  Reading required | IT department | Remote (IT) | outside Germany | Bath, ME | Anywhere | Multiple locations | Berlin, CT | Ort offen |
  constructor | __proto__, toString | Island hopping | hybrid in a nice office | Split time between sites | Dublin, GA |
  Berlin or Birmingham, AL | Hanover, NH | Melbourne, FL | Moscow, ID | St. Petersburg, FL | Athens, GA | Cairo, IL | Venice, CA | Milano, MI | Lebanon, PA | Europe or US |
  US East Coast hours | Berlin, Vienna, Austria | Berlin, Germany (client in Paris) | 100% télétravail, déplacements à Bordeaux | Geneva, NE | Lebanon, New Hampshire | Holland, Michigan`,
});

describe('readCountries', () => {
  it.each(LOCATIONS)('“%s” is in “%s”', (location, codes) => {
    expect(readCountries(location).toSorted().join(' ')).toBe(codes);
  });
});
