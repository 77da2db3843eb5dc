// Names of places, one a line in alphabetical order of their countries. The
// first of several names of one place is the usual one.

/**
 * Names of countries that i18n-iso-countries lacks in the languages that are
 * read. The first is the usual one. */
export const countryNames = `
AE: United Arab Emirates, UAE, Emirates, VAE, De Forenede Arabiske Emirater
AX: Åland Islands, Ålandinseln, Îles Åland
BL: Saint Barthélemy, Sankt Barthélemy, S:t Barthélemy
BN: Brunei
BQ: Caribbean Netherlands, Karibische Niederlande, Pays-Bas caribéens, Karibiska Nederländerna, De tidligere Nederlandske Antiller
BV: Bouvet Island, Bouvetøen
BW: Botswana, Botsuana
BY: Belarus, Weißrussland, Vitryssland
CD: DR Congo, Kongo-Kinshasa
CG: Congo
CH: Switzerland, Svizzera, schweizweit
CI: Ivory Coast
CN: China
CV: Cape Verde, Cabo Verde
CX: Christmas Island, Juleøen
CZ: Czech Republic, Tchéquie, Česko
DE: Germany, BRD, deutschlandweit, Bundesrepublik Deutschland, Niemcy, Germania, Alemania
DK: Denmark, Tanska
DO: Dominican Republic, Den Dominikanske Republik
EE: Estonia, Eesti, Viro
ES: Spain, España
FI: Finland, Suomi
FK: Falkland Islands
FM: Micronesia
FR: France, Francia
GB: United Kingdom, UK, U.K., Britain, Grande-Bretagne
GM: Gambia
GS: South Georgia and South Sandwich Islands, South Georgia og De Sydlige Sandwichøer
HK: Hong Kong, Hong Kong SAR
HM: Heard and McDonald Islands, Heardön och McDonaldöarna, Heard Island og McDonald Islands
HR: Croatia, Hrvatska
HU: Hungary, Magyarország
IE: Ireland, Éire, Republic of Ireland
IO: British Indian Ocean Territory, Territoire britannique de l’océan Indien, Det Britiske Territorium i Det Indiske Ocean
IR: Iran
KG: Kyrgyzstan, Kirghizstan
KN: Saint Kitts and Nevis, Saint Kitts und Nevis, Sankt Kitts och Nevis, S:t Kitts och Nevis
KR: South Korea, Korea, Corée
LA: Laos
LC: Saint Lucia, Sankt Lucia, S:t Lucia
LT: Lithuania, Lietuva
LU: Luxembourg, Lëtzebuerg
LV: Latvia, Latvija
MD: Moldova, Moldau, Republik Moldau
MF: Saint Martin
MK: North Macedonia, Macedonia, Mazedonien
MM: Myanmar, Birma, Birmanie
NL: Netherlands, Hollande, Nederlandene
NO: Norway, Noreg, Norja
PL: Poland, Polska
PM: Saint Pierre and Miquelon, Sankt Pierre och Miquelon, S:t Pierre och Miquelon
PN: Pitcairn Islands
PS: Palestine, Palästina, Palestinian Territories, De palæstinensiske områder, Palestinska territorierna
RE: Réunion, La Réunion
RS: Serbia, Srbija
RU: Russia
SE: Sweden, rikstäckande, Ruotsi
SH: Saint Helena, S:t Helena
SI: Slovenia, Slovenija
SJ: Svalbard and Jan Mayen, Spitzbergen und Jan Mayen, Svalbard et Jan Mayen
SK: Slovakia, Slovensko
ST: São Tomé and Príncipe
SV: El Salvador, Salvador
SX: Sint Maarten
SY: Syria
TF: French Southern Territories, Franska sydterritorierna, De Franske Besiddelser i Det Sydlige Indiske Ocean og Antarktis
TL: East Timor, Timor oriental
TR: Turkey
TW: Taiwan
TZ: Tanzania, Tanzanie
UM: U.S. Outlying Islands, Amerikanische Überseeinseln, Amerikanske oversøiske øer
US: United States, USA, États-Unis, Förenta staterna
VA: Vatican City, Vatican
VC: Saint Vincent and Grenadines, Saint Vincent und die Grenadinen, Sankt Vincent och Grenadinerna, S:t Vincent och Grenadinerna
VG: British Virgin Islands, De Britiske Jomfruøer
VI: U.S. Virgin Islands, Îles Vierges des États-Unis, De Amerikanske Jomfruøer
VN: Vietnam, Viet Nam
`;

/** Cities by the codes of their countries. */
export const cityNames = `
AE: Dubai, Dubaï
AE: Abu Dhabi
AL: Tirana
AM: Yerevan
AR: Buenos Aires
AT: Vienna, Wien, Vienne
AT: Graz
AT: Linz
AT: Salzburg
AT: Innsbruck
AT: Klagenfurt
AT: Wels
AT: Villach
AT: Bregenz
AT: Dornbirn
AT: Sankt Pölten, St. Pölten
AT: Steyr
AT: Leoben
AT: Wiener Neustadt
AU: Sydney
AU: Melbourne
AU: Brisbane
AU: Canberra
AU: Adelaide
BA: Sarajevo
BE: Brussels, Brussel, Bruxelles, Brüssel, Bryssel
BE: Antwerp, Antwerpen, Anvers
BE: Ghent, Gent, Gand
BE: Liège, Lüttich
BE: Leuven, Louvain
BE: Charleroi
BE: Brugge
BE: Namur
BE: Mechelen
BE: Mons
BE: Kortrijk
BE: Hasselt
BE: Zaventem
BE: Diegem
BE: Louvain-la-Neuve
BG: Sofia
BG: Plovdiv
BG: Varna
BG: Burgas
BR: São Paulo
BR: Rio de Janeiro
BY: Minsk
CA: Toronto
CA: Montreal, Montréal
CA: Vancouver
CA: Ottawa
CA: Calgary
CA: Edmonton
CA: Winnipeg
CA: Quebec City, Ville de Québec
CA: Saskatoon
CA: Mississauga
CA: Kitchener
CH: Zurich, Zürich
CH: Geneva, Genève, Genf
CH: Basel, Bâle, Basle
CH: Bern, Berne
CH: Lausanne
CH: Luzern, Lucerne
CH: Winterthur
CH: St. Gallen
CH: Zug
CH: Lugano
CH: Neuchâtel
CH: Olten
CH: Biel/Bienne, Biel, Bienne
CH: Fribourg
CH: Thun
CH: Schaffhausen
CH: Chur
CH: Aarau
CH: Baden
CH: Solothurn
CH: Sion
CH: Rapperswil
CH: Baar
CH: Dübendorf
CH: Wallisellen
CH: Opfikon
CH: Nyon
CH: Montreux
CH: Vevey
CH: Bellinzona
CH: Sankt Gallen
CN: Shanghai
CN: Beijing, Peking, Pékin
CN: Shenzhen
CY: Nicosia
CY: Limassol
CY: Larnaca
CZ: Prague, Praha, Prag
CZ: Brno, Brünn
CZ: Ostrava
CZ: Plzeň
CZ: Olomouc
CZ: Pardubice
CZ: Liberec
DE: Berlin
DE: Hamburg
DE: Munich, München
DE: Cologne, Köln
DE: Frankfurt, Francfort, Frankfurt am Main, Frankfurt/Main, Frankfurt a. M.
DE: Stuttgart
DE: Düsseldorf
DE: Leipzig
DE: Dortmund
DE: Essen
DE: Bremen
DE: Dresden
DE: Hanover, Hannover
DE: Nuremberg, Nürnberg
DE: Duisburg
DE: Bochum
DE: Wuppertal
DE: Bielefeld
DE: Bonn
DE: Münster
DE: Mannheim
DE: Karlsruhe
DE: Augsburg
DE: Wiesbaden
DE: Mönchengladbach
DE: Braunschweig
DE: Kiel
DE: Chemnitz
DE: Aachen
DE: Magdeburg
DE: Freiburg
DE: Lübeck
DE: Mainz
DE: Erfurt
DE: Rostock
DE: Kassel
DE: Potsdam
DE: Saarbrücken
DE: Ulm
DE: Heidelberg
DE: Darmstadt
DE: Regensburg
DE: Ingolstadt
DE: Würzburg
DE: Wolfsburg
DE: Heilbronn
DE: Göttingen
DE: Erlangen
DE: Jena
DE: Walldorf
DE: Paderborn
DE: Osnabrück
DE: Oldenburg
DE: Koblenz
DE: Friedrichshafen
DE: Leverkusen
DE: Ludwigshafen
DE: Halle, Halle (Saale), Halle an der Saale
DE: Frankfurt (Oder), Frankfurt an der Oder
DE: Leinfelden
DE: Bayreuth
DE: Bamberg
DE: Passau
DE: Landshut
DE: Rosenheim
DE: Kempten
DE: Fürth
DE: Gütersloh
DE: Siegen
DE: Hagen
DE: Krefeld
DE: Gelsenkirchen
DE: Oberhausen
DE: Solingen
DE: Trier
DE: Kaiserslautern
DE: Konstanz
DE: Ravensburg
DE: Reutlingen
DE: Tübingen
DE: Böblingen
DE: Sindelfingen
DE: Esslingen
DE: Ludwigsburg
DE: Offenbach
DE: Eschborn
DE: Hanau
DE: Marburg
DE: Fulda
DE: Gera
DE: Zwickau
DE: Cottbus
DE: Schwerin
DE: Flensburg
DE: Bremerhaven
DE: Wilhelmshaven
DE: Hildesheim
DE: Celle
DE: Goslar
DE: Salzgitter
DE: Lüneburg
DE: Herzogenaurach
DE: Unterföhring
DE: Garching
DE: Ismaning
DE: Ottobrunn
DE: Baden-Baden
DE: Pforzheim
DE: Offenburg
DE: Weimar
DE: Dessau
DE: Görlitz
DE: Bautzen
DE: Recklinghausen
DE: Ratingen
DE: Neuss
DE: Meerbusch
DE: Hürth
DE: Troisdorf
DE: Bad Homburg
DE: Neu-Ulm
DK: Copenhagen, København, Kopenhagen, Köpenhamn, Copenhague
DK: Aarhus, Århus
DK: Odense
DK: Aalborg
DK: Esbjerg
DK: Roskilde
DK: Kolding
DK: Vejle
DK: Horsens
DK: Randers
DK: Herning
DK: Silkeborg
DK: Ballerup
DK: Lyngby, Kongens Lyngby
DK: Hillerød
DK: Billund
DK: Sønderborg
DK: Glostrup
EE: Tallinn
EE: Tartu
EE: Pärnu
EG: Cairo, Kairo, Le Caire
ES: Madrid
ES: Barcelona, Barcelone
ES: Seville, Sevilla, Séville
ES: Bilbao
ES: Málaga, Malaga
ES: Zaragoza
ES: Valencia
ES: Murcia
ES: Palma de Mallorca
ES: San Sebastián, Donostia
ES: Pamplona
ES: Valladolid
ES: Alicante
ES: Vigo
ES: A Coruña
FI: Helsinki, Helsingfors
FI: Espoo, Esbo
FI: Tampere, Tammerfors
FI: Turku, Åbo
FI: Oulu, Uleåborg
FI: Vantaa
FI: Jyväskylä
FI: Lahti
FI: Kuopio
FI: Vaasa
FI: Rovaniemi
FI: Pori, Björneborg
FI: Joensuu
FI: Hämeenlinna
FI: Lappeenranta
FI: Seinäjoki
FI: Kokkola
FI: Porvoo, Borgå
FI: Mikkeli
FR: Paris
FR: Lyon
FR: Marseille
FR: Toulouse
FR: Nice
FR: Nantes
FR: Strasbourg, Straßburg
FR: Montpellier
FR: Bordeaux
FR: Lille
FR: Rennes
FR: Reims
FR: Grenoble
FR: Dijon
FR: Angers
FR: Brest
FR: Rouen
FR: Nancy
FR: Metz
FR: Tours
FR: Clermont-Ferrand
FR: Orléans
FR: Sophia Antipolis
FR: La Défense
FR: Niort
FR: Le Mans
FR: Aix-en-Provence
FR: Caen
FR: Saint-Étienne
FR: Toulon
FR: Le Havre
FR: Mulhouse
FR: Annecy
FR: Puteaux
FR: Courbevoie
FR: Vélizy
FR: Villeurbanne
FR: Saclay
FR: Amiens
FR: Limoges
FR: Besançon
FR: Pau
FR: Poitiers
FR: La Rochelle
FR: Île-de-France
FR: Boulogne-Billancourt
FR: Nanterre
FR: Issy-les-Moulineaux
FR: Levallois-Perret
FR: Saint-Denis
FR: Montreuil
FR: Versailles
FR: Massy
FR: Guyancourt
FR: Cergy
FR: Blagnac
FR: Avignon
FR: Perpignan
FR: Nîmes
FR: Bayonne
FR: Quimper
FR: Lannion
FR: Vannes
FR: Lorient
FR: Valence
FR: Chambéry
FR: Belfort
FR: Troyes
FR: Cannes
FR: Roubaix
FR: Tourcoing
FR: Villeneuve-d’Ascq
FR: Sèvres
FR: Rueil-Malmaison
FR: Montrouge
FR: Malakoff
FR: Bagneux
FR: Chartres
FR: Colmar
FR: Noisy-le-Grand
FR: Créteil
FR: Évry
FR: Laval
FR: Cherbourg
FR: Dunkerque
FR: Calais
GB: London, Londres
GB: Manchester
GB: Birmingham
GB: Leeds
GB: Glasgow
GB: Edinburgh, Édimbourg, Edimburg
GB: Bristol
GB: Liverpool
GB: Sheffield
GB: Cardiff
GB: Belfast
GB: Newcastle
GB: Nottingham
GB: Southampton
GB: Leicester
GB: Brighton
GB: Oxford
GB: Reading
GB: Aberdeen
GB: Swindon
GB: Milton Keynes
GB: Coventry
GB: Bath
GB: York
GB: Slough
GB: Basingstoke
GB: Guildford
GB: Exeter
GB: Norwich
GB: Derby
GB: Stoke-on-Trent
GB: Wolverhampton
GB: Bradford
GB: Hull
GB: Sunderland
GB: Middlesbrough
GB: Dundee
GB: Inverness
GB: Swansea
GB: Portsmouth
GB: Bournemouth
GB: Luton
GB: Watford
GB: Crawley
GB: Cheltenham
GB: Gloucester
GB: Northampton
GB: Peterborough
GB: Ipswich
GB: Chester
GB: Preston
GB: Warrington
GB: Stockport
GB: Bolton
GB: Huddersfield
GB: Farnborough
GB: Bracknell
GB: Maidenhead
GB: Telford
GB: Salford
GB: Canary Wharf
GB: Stevenage
GB: Croydon
GB: Harrogate
GB: Newport
GE: Tbilisi, Tiflis
GE: Batumi
GE: Kutaisi
GR: Athens, Athen, Athènes
GR: Thessaloniki
GR: Patras, Patra
GR: Heraklion
HR: Zagreb
HR: Split
HR: Rijeka
HR: Osijek
HU: Budapest
HU: Győr
HU: Debrecen
HU: Szeged
HU: Pécs
IE: Dublin
IE: Cork
IE: Galway
IE: Limerick
IE: Waterford
IE: Kilkenny
IE: Sligo
IE: Athlone
IE: Dundalk
IE: Letterkenny
IL: Tel Aviv, Tel-Aviv
IL: Haifa
IL: Jerusalem
IN: Bangalore, Bengaluru
IN: Mumbai
IN: Hyderabad
IN: Pune
IN: Chennai
IN: New Delhi, Delhi
IN: Gurgaon, Gurugram
IN: Noida
IN: Kolkata
IS: Reykjavik, Reykjavík
IT: Rome, Roma, Rom
IT: Milan, Milano, Mailand
IT: Turin, Torino
IT: Naples, Napoli
IT: Venice, Venezia, Venedig
IT: Bologna
IT: Florence, Firenze, Florenz
IT: Genoa, Genova
IT: Verona
IT: Padua, Padova
IT: Bergamo
IT: Brescia
IT: Modena
IT: Parma
IT: Bari
IT: Palermo
IT: Catania
IT: Trieste
IT: Bolzano, Bozen
IT: Trento
IT: Pisa
IT: Monza
IT: Perugia
IT: Cagliari
JP: Tokyo, Tokio
JP: Osaka
JP: Kyoto
KE: Nairobi
KR: Seoul
KZ: Almaty
LI: Vaduz
LT: Vilnius
LT: Kaunas
LT: Klaipėda
LU: Luxembourg City, Luxembourg-Ville, Luxemburg-Stadt
LU: Esch-sur-Alzette
LU: Kirchberg
LU: Belval
LU: Strassen
LU: Bertrange
LV: Riga
LV: Daugavpils
MA: Casablanca
MA: Rabat
MD: Chișinău, Chisinau
MK: Skopje
MT: Valletta
MT: Sliema
MX: Mexico City, Mexiko-Stadt, Ciudad de México
NG: Lagos
NL: Amsterdam
NL: Rotterdam
NL: The Hague, Den Haag, La Haye
NL: Utrecht
NL: Eindhoven
NL: Groningen
NL: Delft
NL: Tilburg
NL: Breda
NL: Almere
NL: Nijmegen
NL: Arnhem
NL: Zwolle
NL: Amersfoort
NL: Maastricht
NL: Leiden
NL: Haarlem
NL: Hilversum
NL: Enschede
NL: Apeldoorn
NL: ’s-Hertogenbosch, Den Bosch
NL: Deventer
NL: Hoofddorp
NL: Schiphol
NL: Veldhoven
NL: Wageningen
NL: Zoetermeer
NL: Amstelveen
NL: Rijswijk
NL: Nieuwegein
NL: Leeuwarden
NL: Venlo
NL: Bergen op Zoom
NO: Oslo
NO: Bergen
NO: Trondheim
NO: Stavanger
NO: Tromsø
NO: Drammen
NO: Kristiansand
NO: Fredrikstad
NO: Sandnes
NO: Bodø
NO: Ålesund
NO: Lysaker
NO: Fornebu
NO: Sandvika
NO: Lillehammer
NO: Hamar
NO: Tønsberg
NO: Skien
NO: Haugesund
NO: Kongsberg
NO: Asker
NO: Molde
NZ: Auckland
NZ: Wellington
NZ: Christchurch
PL: Warsaw, Warszawa, Warschau, Varsovie
PL: Kraków, Krakow, Cracow, Krakau
PL: Wrocław, Breslau
PL: Gdańsk, Danzig
PL: Poznań
PL: Łódź
PL: Katowice
PL: Szczecin
PL: Lublin
PL: Gdynia
PL: Sopot
PL: Bydgoszcz
PL: Rzeszów
PL: Białystok
PL: Toruń
PL: Gliwice
PL: Trójmiasto, Tricity
PT: Lisbon, Lisboa, Lissabon, Lisbonne
PT: Porto
PT: Braga
PT: Coimbra
PT: Aveiro
PT: Faro
PT: Oeiras
PT: Leiria
QA: Doha
RO: Bucharest, București, Bukarest
RO: Cluj, Cluj-Napoca
RO: Iași
RO: Timișoara
RO: Brașov
RO: Constanța
RO: Sibiu
RO: Oradea
RS: Belgrade, Beograd, Belgrad
RS: Novi Sad
RS: Niš
SA: Riyadh, Riad
SE: Stockholm
SE: Gothenburg, Göteborg, Gotenburg
SE: Malmö
SE: Uppsala
SE: Linköping
SE: Örebro
SE: Västerås
SE: Helsingborg
SE: Norrköping
SE: Jönköping
SE: Umeå
SE: Lund
SE: Borås
SE: Sundsvall
SE: Gävle
SE: Eskilstuna
SE: Karlstad
SE: Södertälje
SE: Växjö
SE: Halmstad
SE: Luleå
SE: Solna
SE: Kista
SE: Östersund
SE: Trollhättan
SE: Kalmar
SE: Skövde
SE: Kiruna
SE: Karlskrona
SE: Kristianstad
SE: Falun
SE: Borlänge
SE: Skellefteå
SE: Visby
SE: Nyköping
SE: Ludvika
SE: Mölndal
SE: Sundbyberg
SE: Lidköping
SE: Motala
SE: Nacka
SE: Täby
SE: Järfälla
SE: Huddinge
SE: Arlanda
SE: Lidingö
SE: Arboga
SE: Köping
SE: Sandviken
SE: Hudiksvall
SE: Örnsköldsvik
SE: Piteå
SE: Boden
SE: Gällivare
SE: Kungsbacka
SE: Varberg
SE: Falkenberg
SE: Ängelholm
SE: Landskrona
SE: Trelleborg
SE: Ystad
SE: Hässleholm
SE: Älmhult
SE: Västervik
SE: Oskarshamn
SE: Uddevalla
SE: Vänersborg
SE: Alingsås
SE: Karlskoga
SE: Kungälv
SE: Enköping
SE: Norrtälje
SE: Upplands Väsby
SE: Danderyd
SE: Bromma
SE: Lindholmen
SE: Mölnlycke
SE: Storstockholm
SE: Finspång
SI: Ljubljana
SI: Maribor
SK: Bratislava, Pressburg
SK: Košice
SK: Žilina
TH: Bangkok
TN: Tunis
TR: Istanbul
TR: Ankara
TR: Izmir, İzmir
UA: Kyiv, Kiew
UA: Lviv
UA: Kharkiv
UA: Odesa, Odessa
UA: Dnipro
US: New York, New York City, NYC
US: Boston
US: Chicago
US: San Francisco
US: San Francisco Bay Area
US: Los Angeles
US: Seattle
US: Austin
US: Atlanta
US: Dallas
US: Houston
US: Denver
US: Miami
US: Philadelphia
US: Phoenix
US: San Diego
US: Detroit
US: Minneapolis
US: Pittsburgh
US: Nashville
US: Silicon Valley
US: Palo Alto
US: Mountain View
US: Washington DC, Washington D.C.
US: Jersey City
US: Salt Lake City
US: Las Vegas
US: Wilmington
US: Raleigh
US: Charlotte
US: Baltimore
US: Cincinnati
US: Indianapolis
US: St. Louis
US: Kansas City
US: Brooklyn
US: Redmond
US: Reston
VN: Hanoi
VN: Ho Chi Minh City
ZA: Cape Town, Kapstadt, Le Cap
ZA: Johannesburg
`;

/** Regions by the codes of their countries. */
export const regionNames = `
AT: Tyrol, Tirol, Tyrolen
AT: Styria, Steiermark, Styrie
AT: Carinthia, Kärnten, Carinthie
AT: Vorarlberg
AT: Burgenland
AT: Upper Austria, Oberösterreich, Haute-Autriche, Oberösterrike
AT: Lower Austria, Niederösterreich, Basse-Autriche, Niederösterrike
AT: Salzburger Land
AU: New South Wales
AU: Queensland
AU: Victoria
AU: Western Australia
AU: South Australia
AU: Tasmania
BE: Flanders, Flandern, Vlaanderen, Flandre
BE: Wallonia, Wallonie, Wallonien
CA: Ontario
CA: Quebec, Québec
CA: British Columbia
CA: Alberta
CA: Manitoba
CA: Saskatchewan
CA: Nova Scotia
CA: New Brunswick
CA: Newfoundland
CA: Prince Edward Island
CH: Aargau
CH: Ticino, Tessin
CH: Valais, Wallis
CH: Vaud, Waadt
CH: Graubünden, Grisons
CH: Thurgau
CH: Romandie, Westschweiz, Suisse romande
CH: Deutschschweiz
CH: Canton de Genève
CH: Kanton Zürich
DE: Bavaria, Bayern, Bavière, Bajern
DE: Hesse, Hessen
DE: Saxony, Sachsen, Saxe
DE: Baden-Württemberg, Bade-Wurtemberg
DE: North Rhine-Westphalia, Nordrhein-Westfalen, NRW, Rhénanie-du-Nord-Westphalie, Nordrhen-Westfalen
DE: Lower Saxony, Niedersachsen, Basse-Saxe
DE: Schleswig-Holstein
DE: Brandenburg, Brandebourg
DE: Thuringia, Thüringen, Thuringe
DE: Saarland, Sarre
DE: Rhineland-Palatinate, Rheinland-Pfalz, Rhénanie-Palatinat, Rhenlandpfalz
DE: Saxony-Anhalt, Sachsen-Anhalt, Saxe-Anhalt
DE: Mecklenburg-Western Pomerania, Mecklenburg-Vorpommern, Mecklembourg-Poméranie-Occidentale
DE: Ruhr, Ruhrgebiet, Ruhr area, Ruhrområdet
DE: Rhein-Main-Gebiet, Rhein-Main
DE: Rhein-Neckar, Rhein-Neckar-Kreis
DE: Franconia, Franken, Franconie
DE: Süddeutschland
DE: Norddeutschland
DE: Ostdeutschland
DE: Westdeutschland
DK: Jutland, Jylland, Jütland
DK: Zealand, Sjælland, Själland, Seeland
DK: Funen, Fyn, Fünen, Fionie
DK: Storkøbenhavn
DK: Midtjylland
DK: Syddanmark
DK: Hovedstaden
DK: Nordjylland
ES: Catalonia, Cataluña, Catalunya, Katalonien, Catalogne, Katalonia
ES: Andalusia, Andalucía, Andalusien, Andalousie
ES: Galicia, Galicien, Galice
ES: Basque Country, Euskadi, País Vasco, Baskenland, Pays basque, Baskien
ES: Mallorca, Majorca, Majorque
FI: Uusimaa, Nyland
FI: Pirkanmaa
FI: Lapland, Lappi, Lappland, Laponie
FR: Île-de-France, IDF
FR: Hauts-de-Seine
FR: Brittany, Bretagne
FR: Normandy, Normandie
FR: Alsace, Elsass
FR: Auvergne-Rhône-Alpes
FR: Nouvelle-Aquitaine
FR: Occitanie
FR: Hauts-de-France
FR: Provence-Alpes-Côte d’Azur, PACA
FR: Pays de la Loire
FR: Grand Est
FR: Paris region, Région parisienne
FR: Burgundy, Bourgogne, Burgund
FR: French Riviera, Côte d’Azur
GB: England, Angleterre
GB: Scotland, Schottland, Écosse, Skottland, Skotland
GB: Wales, Pays de Galles
GB: Northern Ireland, N. Ireland, Nordirland, Irlande du Nord, Nord-Irland
GB: Surrey
GB: Kent
GB: Hampshire
GB: Berkshire
GB: Oxfordshire
GB: Cambridgeshire
GB: Hertfordshire
GB: Buckinghamshire
GB: Yorkshire, West Yorkshire, South Yorkshire, North Yorkshire
GB: Lancashire
GB: Greater London
GB: Greater Manchester
GB: West Midlands
GB: East Midlands
GB: Cheshire
GB: Wiltshire
GB: Gloucestershire
GB: Warwickshire
GB: Leicestershire
GB: Home Counties
GB: Merseyside
GB: West Sussex
GB: East Sussex
IE: Leinster
IE: Munster
IE: County Dublin
IE: County Cork
IN: Karnataka
IN: Maharashtra
IN: Telangana
IN: Tamil Nadu
IN: Haryana
IN: Uttar Pradesh
IT: Lombardy, Lombardia, Lombardei, Lombardie, Lombardiet
IT: Piedmont, Piemonte, Piemont, Piémont
IT: Tuscany, Toscana, Toskana, Toscane
IT: Veneto, Venetien, Vénétie
IT: Lazio, Latium
IT: South Tyrol, Südtirol, Alto Adige, Sydtyrolen
IT: Sicily, Sicilia, Sizilien, Sicile, Sicilien
IT: Emilia-Romagna
NL: Noord-Holland, North Holland
NL: Zuid-Holland, South Holland
NL: Noord-Brabant, North Brabant
NL: Gelderland
NL: Overijssel
NL: Friesland
NL: Randstad
NO: Viken
NO: Vestland
NO: Rogaland
NO: Trøndelag
PL: Mazovia, Mazowieckie, Masowien, Mazovie
PL: Lesser Poland, Małopolska, Kleinpolen
PL: Silesia, Śląsk, Schlesien, Silésie
PL: Pomerania, Pomorskie, Pommern, Poméranie
SE: Skåne, Scania, Schonen, Scanie
SE: Västra Götaland, Västra Götalands län
SE: Dalarna, Dalecarlia
SE: Norrland
SE: Småland, Smalandia
SE: Östergötland
SE: Södermanland
SE: Halland
SE: Blekinge
SE: Värmland
SE: Västmanland
SE: Norrbotten
SE: Västerbotten
SE: Gotland
SE: Mälardalen
SE: Öresund
SE: Stockholms län
SE: Skåne län
SE: Gävleborg
SE: Västernorrland
SE: Jämtland
SE: Kronoberg
SE: Uppland
SE: Närke
SE: Bohuslän
SE: Kalmar län
US: Alabama
US: Alaska
US: Arizona
US: Arkansas
US: California, Kalifornien, Californie, Kalifornia, Californien
US: Colorado
US: Connecticut
US: Delaware
US: Florida
US: Hawaii
US: Idaho
US: Illinois
US: Indiana
US: Iowa
US: Kansas
US: Kentucky
US: Louisiana
US: Maine
US: Maryland
US: Massachusetts
US: Michigan
US: Minnesota
US: Mississippi
US: Missouri
US: Montana
US: Nebraska
US: Nevada
US: New Hampshire
US: New Jersey
US: New Mexico
US: New York State
US: New England
US: North Carolina
US: North Dakota
US: Ohio
US: Oklahoma
US: Oregon
US: Pennsylvania
US: Rhode Island
US: South Carolina
US: South Dakota
US: Tennessee
US: Texas
US: Utah
US: Vermont
US: Virginia
US: West Virginia
US: Washington
US: Wisconsin
US: Wyoming
US: District of Columbia
US: Long Island
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

/** What is no place to work in, but said where one is expected. */
export const marketNames = `
Africa
Afrika
Afrique
Americas
Amérique du Nord
Any
Any location
Anywhere
ANZ
APAC
Asia
Asie
Asien
Balkans
Baltics
Baltikum
Benelux
BST
Bundesweit
CEE
Central Europe
Central European Time
CEST
CET
Client site
Confidential
DE-weit
Diverse
Eastern Europe
Eastern Time
EEA
EET
EMEA
EST
EU
EU-weit
EU-wide
Europa
Europäische Union
Europaweit
Europe
European Union
Everywhere
EWR
Flera orter
Flexibel
Flexible
Global
Globally
GMT
Hela världen
Home
Home based
Iberia
International
Kundenstandort
Landesweit
LATAM
Lateinamerika
Latin America
Mehrere Standorte
MENA
MEZ
Middle East
Mitteleuropa
Monde entier
Multiple
Multiple locations
Nationwide
Non précisé
Nordamerika
Norden
Nordic
Nordics
North America
Not specified
Off-site
Offen
On request
Online
Open
Ortsungebunden
Ospecificerat
Överallt
Pacific Time
Partout
Plusieurs sites
PST
Rest of world
ROW
Scandinavia
Scandinavie
Schengen
Selon mission
Several locations
Skandinavien
South America
Standort flexibel
Standortunabhängig
Südamerika
To be defined
UKI
Union européenne
Unknown
Unspecified
UTC
Valfri ort
Various
Various locations
Verschiedene Standorte
Vor Ort
Weltweit
Weltweit möglich
Western Europe
WET
Worldwide
`;

/** What stands before a name that is another city’s: “New London”. */
export const otherCity = `
fort
lake
little
mount
new
nouvelle
nya
port
`;

/** What systems and people write where there is no place to name. */
export const noPlaces = `
Airport
all locations
all offices
Altstadt
any office
Area
Campus
Center
Central
Centre
Centre-ville
Centrum
City
City center
City centre
client
distributed
distributed team
Downtown
earth
field
Flughafen
Hauptbahnhof
Hbf
head office
headquarters
hq
Innenstadt
ja
Kanton
location flexible
main office
Metro area
Metropolitan area
Mitte
my home
nein
nej
no
non
Nord
Office
offices
on the road
Ost
other
oui
our office
p{L}+(?:weit|-wide)
region
rest
resten
Süd
the office
Umgebung
West
yes
your home
Zentral
Zentrum
`;

/**
 * Names of places only where no other word follows: “Nice”, but not “nice to
 * have”.
 */
export const placesAndWords = `
Baden
Bath
Bergen
Celle
Chad
Chester
Cork
Derby
Essen
Faro
Fulda
Gap
Guinea
Hagen
Halle
Hamar
Hull
Island
Jersey
Kent
Kista
Laval
Lund
Mali
Man
Mons
Nice
Oman
Reading
Same
Split
Tours
Valence
Weimar
York
`;
