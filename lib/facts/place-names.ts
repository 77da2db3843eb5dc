// Names of places, one place a line in alphabetical order. The first of several
// names is the usual one.

/**
 * Names of countries that Intl and i18n-iso-countries lack.
 */
export const countryNames = `
AE: United Arab Emirates, UAE, Emirates, VAE
AT: Austria, Österreichs
BY: Belarus, Weißrussland, Vitryssland
CD: DR Congo, Kongo-Kinshasa
CG: Congo
CH: Switzerland, Svizzera, schweizweit
CI: Ivory Coast
CZ: Czech Republic, Tchéquie, Česko
DE: Germany, BRD, Bundesrepublik Deutschland, Deutschlands, deutschlandweit
ES: Spain, España
FI: Finland, Suomi
GB: United Kingdom, UK, U.K., Britain, Grande-Bretagne
HK: Hong Kong
HU: Hungary, Magyarország
IE: Ireland, Éire, Republic of Ireland
KR: South Korea, Korea, Corée
MD: Moldova, Moldau, Republik Moldau
MK: North Macedonia, Macedonia, Mazedonien
MM: Myanmar, Birma
MO: Macao
NL: Netherlands, Hollande
PL: Poland, Polska
PS: Palestine
SE: Sweden, Sveriges, rikstäckande
TR: Turkey
US: United States, USA, États-Unis, Förenta staterna
`;

/** Cities, each with the code of its country, and the regions that it is in. */
export const cityNames = `
Aachen: DE, North Rhine-Westphalia
Aalborg: DK
Aarhus, Århus: DK
Abu Dhabi: AE
Amsterdam: NL
Ankara: TR
Antwerp, Antwerpen, Anvers: BE, Flanders
Athens, Athen, Athènes: GR
Atlanta: US
Auckland: NZ
Augsburg: DE, Bavaria
Austin: US
Baden: CH
Ballerup: DK, Zealand, Öresund
Bangalore, Bengaluru: IN
Bangkok: TH
Baden-Baden: DE, Baden-Württemberg
Barcelona, Barcelone: ES
Basel, Bâle, Basle: CH
Bath: GB
Beijing, Peking, Pékin: CN
Belfast: GB
Belgrade, Beograd, Belgrad: RS
Bergamo: IT
Bergen: NO, Vestland
Berlin: DE
Bern, Berne: CH
Bielefeld: DE, North Rhine-Westphalia
Birmingham: GB
Bochum: DE, North Rhine-Westphalia
Bologna: IT
Bonn: DE, North Rhine-Westphalia
Borås: SE, Västra Götaland
Bordeaux: FR, Nouvelle-Aquitaine
Boston: US
Bratislava, Pressburg: SK
Braunschweig: DE, Lower Saxony
Bremen: DE
Brisbane: AU
Bristol: GB
Brno, Brünn: CZ
Brussels, Brussel, Bruxelles, Brüssel, Bryssel: BE
Bucharest, București, Bukarest: RO
Budapest: HU
Cairo, Kairo, Le Caire: EG
Calgary: CA
Canary Wharf: GB, Greater London
Cape Town, Kapstadt, Le Cap: ZA
Cardiff: GB, Wales
Chemnitz: DE, Saxony
Chennai: IN
Chicago: US
Cluj, Cluj-Napoca: RO
Cologne, Köln: DE, North Rhine-Westphalia
Copenhagen, København, Kopenhagen, Köpenhamn, Copenhague: DK, Zealand, Öresund
Cork: IE
Dallas: US
Darmstadt: DE, Hesse
Delft: NL
Denver: US
Dortmund: DE, North Rhine-Westphalia
Dresden: DE, Saxony
Dubai: AE
Dublin: IE
Duisburg: DE, North Rhine-Westphalia
Düsseldorf: DE, North Rhine-Westphalia
Edinburgh, Édimbourg, Edimburg: GB, Scotland
Eindhoven: NL
Erfurt: DE, Thuringia
Erlangen: DE, Bavaria
Esch-sur-Alzette: LU
Eskilstuna: SE
Espoo, Esbo: FI
Essen: DE, North Rhine-Westphalia
Florence, Firenze, Florenz: IT
Frankfurt (Oder), Frankfurt an der Oder: DE, Brandenburg
Frankfurt, Francfort, Frankfurt am Main, Frankfurt/Main, Frankfurt a. M.: DE, Hesse
Freiburg: DE, Baden-Württemberg
Fribourg: CH
Galway: IE
Garching: DE, Bavaria
Gävle: SE
Gdańsk, Danzig: PL
Geneva, Genève, Genf: CH
Ghent, Gent, Gand: BE, Flanders
Glasgow: GB, Scotland
Goslar: DE, Lower Saxony
Gothenburg, Göteborg, Gotenburg: SE, Västra Götaland
Göttingen: DE, Lower Saxony
Graz: AT
Grenoble: FR, Auvergne-Rhône-Alpes
Groningen: NL
Győr: HU
Halle, Halle (Saale), Halle an der Saale: DE
Hamburg: DE
Hanover, Hannover: DE, Lower Saxony
Heidelberg: DE, Baden-Württemberg
Heilbronn: DE, Baden-Württemberg
Helsingborg: SE, Skåne, Öresund
Helsinki, Helsingfors: FI
Houston: US
Hyderabad: IN
Ingolstadt: DE, Bavaria
Innsbruck: AT
Istanbul: TR
Jena: DE, Thuringia
Jersey City: US
Johannesburg: ZA
Jönköping: SE, Småland
Jyväskylä: FI
Kansas City: US
Karlsruhe: DE, Baden-Württemberg
Karlstad: SE
Kassel: DE, Hesse
Katowice: PL
Kiel: DE, Schleswig-Holstein
Kirchberg: LU
Kista: SE
Klagenfurt: AT
Kraków, Cracow, Krakau: PL
Kyiv, Kiew: UA
La Défense: FR
Lausanne: CH
Leeds: GB
Leipzig: DE, Saxony
Leuven, Louvain: BE, Flanders
Lille: FR, Hauts-de-France
Lindholmen: SE, Västra Götaland
Linköping: SE
Linz: AT
Lisbon, Lisboa, Lissabon, Lisbonne: PT
Liverpool: GB
Ljubljana: SI
London, Londres: GB, Greater London
Los Angeles: US
Lübeck: DE, Schleswig-Holstein
Lugano: CH
Luleå: SE
Lund: SE, Skåne, Öresund
Luxembourg City, Luxembourg-Ville, Luxemburg-Stadt: LU
Luzern, Lucerne: CH
Lviv: UA
Lyon: FR, Auvergne-Rhône-Alpes
Madrid: ES
Magdeburg: DE
Mainz: DE, Rhineland-Palatinate
Málaga: ES
Malmö: SE, Skåne, Öresund
Manchester: GB, Greater Manchester
Mannheim: DE, Baden-Württemberg
Marseille: FR, Provence-Alpes-Côte d’Azur
Melbourne: AU
Mexico City, Mexiko-Stadt, Ciudad de México: MX
Miami: US
Milan, Milano, Mailand: IT
Montpellier: FR, Occitanie
Montreal: CA
Mumbai: IN
Munich, München: DE, Bavaria
Münster: DE, North Rhine-Westphalia
Nantes: FR, Pays de la Loire
Naples, Napoli: IT
Neuchâtel: CH
New Delhi, Delhi: IN
New York, New York City, NYC: US
Newcastle: GB
Nice: FR, Provence-Alpes-Côte d’Azur
Norrköping: SE
Nottingham: GB
Nuremberg, Nürnberg: DE, Bavaria
Odense: DK
Łódź: PL
Örebro: SE
Oslo: NO
Östersund: SE
Ostrava: CZ
Ottawa: CA
Oulu, Uleåborg: FI
Oxford: GB
Paderborn: DE, North Rhine-Westphalia
Paris: FR
Philadelphia: US
Porto: PT
Potsdam: DE, Brandenburg
Poznań: PL
Prague, Praha, Prag: CZ
Pune: IN
Reading: GB
Regensburg: DE, Bavaria
Rennes: FR, Brittany
Reykjavik: IS
Riga: LV
Rome, Roma, Rom: IT
Rostock: DE
Rotterdam: NL
Saarbrücken: DE
Salzburg: AT
San Diego: US
San Francisco: US
Sarajevo: BA
Saskatoon: CA
Seattle: US
Seoul: KR
Seville, Sevilla: ES
Shanghai: CN
Sheffield: GB
Södertälje: SE
Sofia: BG
Solna: SE
Sophia Antipolis: FR, Provence-Alpes-Côte d’Azur
Split: HR
St. Gallen: CH
St. Louis: US
Stavanger: NO, Rogaland
Stockholm: SE
Strasbourg, Straßburg: FR, Grand Est
Stuttgart: DE, Baden-Württemberg
Sundsvall: SE
Sydney: AU
Tallinn: EE
Tampere, Tammerfors: FI
Tbilisi, Tiflis: GE
Tel Aviv: IL
The Hague, Den Haag, La Haye: NL
Thessaloniki: GR
Tokyo, Tokio: JP
Toronto: CA
Toulouse: FR, Occitanie
Tromsø: NO
Trondheim: NO, Trøndelag
Turin, Torino: IT
Turku, Åbo: FI
Ulm: DE, Baden-Württemberg
Umeå: SE
Uppsala: SE
Utrecht: NL
Valencia: ES
Vancouver: CA
Västerås: SE
Växjö: SE, Småland
Venice, Venezia, Venedig: IT
Vienna, Wien, Vienne: AT
Vilnius: LT
Walldorf: DE, Baden-Württemberg
Warsaw, Warszawa, Warschau, Varsovie: PL
Washington DC, Washington D.C.: US
Wellington: NZ
Wiesbaden: DE, Hesse
Wilmington: US
Winterthur: CH
Wolfsburg: DE, Lower Saxony
Wrocław, Breslau: PL
Würzburg: DE, Bavaria
York: GB
Zagreb: HR
Zug: CH
Zurich, Zürich: CH
`;

/** Regions, each with the code of its country. */
export const regionNames = `
Alabama: US
Alaska: US
Alberta: CA
Andalusia, Andalucía, Andalusien, Andalousie: ES
Arizona: US
Arkansas: US
Auvergne-Rhône-Alpes: FR
Baden-Württemberg, Bade-Wurtemberg: DE
Basque Country, Euskadi, País Vasco, Baskenland, Pays basque, Baskien: ES
Bavaria, Bayern, Bavière, Bajern: DE
Brandenburg, Brandebourg: DE
British Columbia: CA
Brittany, Bretagne: FR
California, Kalifornien, Californie, Kalifornia, Californien: US
Catalonia, Cataluña, Catalunya, Katalonien, Catalogne, Katalonia: ES
Colorado: US
Connecticut: US
Delaware: US
District of Columbia: US
England, Angleterre: GB
Flanders, Flandern, Vlaanderen, Flandre: BE
Florida: US
Funen, Fyn, Fünen, Fionie: DK
Georgia: GE, US
Gotland: SE
Grand Est: FR
Greater London: GB
Greater Manchester: GB
Hampshire: GB
Hauts-de-France: FR
Hawaii: US
Hesse, Hessen: DE
Idaho: US
Île-de-France, IDF: FR
Illinois: US
Indiana: US
Iowa: US
Jutland, Jylland, Jütland: DK
Kansas: US
Karnataka: IN
Kentucky: US
Lesser Poland: PL
Lombardy, Lombardia, Lombardei, Lombardie, Lombardiet: IT
Long Island: US
Louisiana: US
Lower Austria, Niederösterreich, Basse-Autriche, Niederösterrike: AT
Lower Saxony, Niedersachsen, Basse-Saxe: DE
Maharashtra: IN
Maine: US
Mallorca, Majorca, Majorque: ES
Maryland: US
Massachusetts: US
Mecklenburg-Western Pomerania, Mecklenburg-Vorpommern, Mecklembourg-Poméranie-Occidentale: DE
Michigan: US
Minnesota: US
Mississippi: US
Missouri: US
Montana: US
Nebraska: US
Nevada: US
New England: US
New Hampshire: US
New Jersey: US
New Mexico: US
New South Wales: AU
Noord-Brabant, North Brabant: NL
Noord-Holland, North Holland: NL
Norddeutschland: DE
Normandy, Normandie: FR
Norrland: SE
North Carolina: US
North Dakota: US
North Rhine-Westphalia, Nordrhein-Westfalen, NRW, Rhénanie-du-Nord-Westphalie, Nordrhen-Westfalen: DE
Northern Ireland, N. Ireland, Nordirland, Irlande du Nord, Nord-Irland: GB
Nouvelle-Aquitaine: FR
Nova Scotia: CA
Occitanie: FR
Ohio: US
Oklahoma: US
Ontario: CA
Oregon: US
Öresund: DK, SE
Pays de la Loire: FR
Pennsylvania: US
Pirkanmaa: FI
Prince Edward Island: CA
Provence-Alpes-Côte d’Azur, PACA: FR
Quebec: CA
Queensland: AU
Rhineland-Palatinate, Rheinland-Pfalz, Rhénanie-Palatinat, Rhenlandpfalz: DE
Rhode Island: US
Rogaland: NO
Romandie, Westschweiz, Suisse romande: CH
Saarland, Sarre: DE
Saxony, Sachsen, Saxe: DE
Saxony-Anhalt, Sachsen-Anhalt, Saxe-Anhalt: DE
Schleswig-Holstein: DE
Scotland, Schottland, Écosse, Skottland, Skotland: GB
Skåne, Scania, Schonen, Scanie: SE
Småland, Smalandia: SE
South Australia: AU
South Carolina: US
South Dakota: US
South Tyrol, Südtirol, Alto Adige, Sydtyrolen: IT
Stockholms län: SE
Styria, Steiermark, Styrie: AT
Süddeutschland: DE
Tennessee: US
Texas: US
Thuringia, Thüringen, Thuringe: DE
Ticino, Tessin: CH
Trøndelag: NO
Tuscany, Toscana, Toskana, Toscane: IT
Tyrol, Tirol, Tyrolen: AT
Upper Austria, Oberösterreich, Haute-Autriche, Oberösterrike: AT
Utah: US
Västra Götaland, Västra Götalands län: SE
Vermont: US
Vestland: NO
Victoria: AU, CA
Virginia: US
Wales, Pays de Galles: GB
Wallonia, Wallonie, Wallonien: BE
Washington: US
West Virginia: US
Western Australia: AU
Wisconsin: US
Wyoming: US
Yorkshire, West Yorkshire, South Yorkshire, North Yorkshire: GB
Zealand, Sjælland, Själland, Seeland: DK
Zuid-Holland, South Holland: NL
`;

/** Codes of regions that addresses have, by country. */
export const regionCodes = `
AU: NSW, VIC, QLD, WA, SA, TAS, ACT, NT
CA: AB, BC, MB, NB, NL, NS, ON, PE, QC, SK
CH: AG, AI, AR, BE, BL, BS, FR, GE, GL, GR, JU, LU, NE, NW, OW, SG, SH, SO, SZ, TG, TI, UR, VD, VS, ZG, ZH
DE: BW, BY, BE, BB, HB, HH, HE, MV, NI, NW, NRW, RP, SL, SN, ST, SH, TH
ES: AN, AR, CT, GA, MD, PV, VC
NL: NH, ZH, NB, UT, GE, OV, FR, FL, LI, ZE, DR, GR
US: AL, AK, AZ, AR, CA, CO, CT, DE, DC, FL, GA, HI, ID, IL, IN, IA, KS, KY, LA, ME, MD, MA, MI, MN, MS, MO, MT, NE, NV, NH, NJ, NM, NY, NC, ND, OH, OK, OR, PA, RI, SC, SD, TN, TX, UT, VT, VA, WA, WV, WI, WY
IT: AG, AL, AN, AO, AP, AQ, AR, AT, BA, BG, BI, BL, BN, BO, BR, BS, BZ, CA, CB, CE, CH, CL, CN, CO, CR, CS, CT, CZ, EN, FC, FE, FG, FI, FM, FR, GE, GO, GR, IM, IS, KR, LC, LE, LI, LO, LT, LU, MB, MC, ME, MI, MN, MO, MS, MT, NA, NO, NU, OR, PA, PC, PD, PE, PG, PI, PN, PO, PR, PT, PU, PV, PZ, RA, RC, RE, RG, RI, RM, RN, RO, SA, SI, SO, SP, SR, SS, SV, TA, TE, TN, TO, TP, TR, TS, TV, UD, VA, VB, VC, VE, VI, VR, VT, VV
`;

/** What is more than a country, and the countries that it has for certain. */
export const marketNames = `
Africa
Afrika
Afrique
Americas
Anywhere
ANZ
APAC
Asia
Asie
Asien
Balkans: AL, BA, BG, GR, HR, ME, MK, RO, RS, SI, XK
Baltics, Baltikum: EE, LT, LV
Benelux: BE, LU, NL
CEE
Central Europe
Eastern Europe
EEA
EMEA
EU, European Union, Europäische Union, Union européenne: AT, BE, BG, CY, CZ, DE, DK, EE, ES, FI, FR, GR, HR, HU, IE, IT, LT, LU, LV, MT, NL, PL, PT, RO, SE, SI, SK
Europe, Europa: AD, AL, AT, BA, BE, BG, BY, CH, CY, CZ, DE, DK, EE, ES, FI, FR, GB, GR, HR, HU, IE, IS, IT, LI, LT, LU, LV, MC, MD, ME, MK, MT, NL, NO, PL, PT, RO, RS, SE, SI, SK, SM, UA, VA, XK
EST
Everywhere
EWR
Global
Globally
Iberia: ES, PT
International
LATAM
Lateinamerika
Latin America
MENA
Middle East
Mitteleuropa
Monde entier
Nordamerika
Nordics, Nordic, Norden: DK, FI, IS, NO, SE
North America
Överallt
Partout
Scandinavia, Scandinavie, Skandinavien: DK, NO, SE
Schengen
South America
Südamerika
UKI
Weltweit
Western Europe
Worldwide
`;

/** What systems and people write where there is no place to name, folded. */
export const noPlaces = `
airport
altstadt
area
bundesweit
campus
center
central
centre
centre ville
centrum
city
client
confidential
distributed
distributed team
diverse
downtown
earth
europaweit
europe wide
field
flughafen
hauptbahnhof
hbf
headquarters
hq
innenstadt
kanton
kundenstandort
landesweit
locations
mehrere standorte
metro area
metropolitan area
multiple
multiple locations
nord
off site
online
ortsungebunden
ospecificerat
ost
osterreichweit
oui
plusieurs sites
region
rest
resten
several locations
standorte
sud
umgebung
various
various locations
verschiedene standorte
west
yes
zentral
zentrum
`;

/**
 * Names of places, folded, only with a capital letter and where no other word
 * follows: “Nice”, but neither “nice” nor “Nice to have”.
 */
export const placesAndWords = `
baden
bath
bergen
chad
cork
essen
guinea
halle
island
jersey
kista
lund
mali
nice
oman
reading
reunions
split
york
`;
