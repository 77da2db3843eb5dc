import { isCountryCode, placeByName } from './country.ts';
import { linesOf } from './lines.ts';
import { keyOfName } from './names.ts';

/**
 * Regions with the places of the table that are in them, or with their
 * countries, one a line. A region that is missing here is found only where it is
 * named.
 */
const table = `
Alsace: Strasbourg, Mulhouse, Colmar
Auvergne-Rhône-Alpes: Lyon, Grenoble, Saint-Étienne, Clermont-Ferrand, Annecy, Chambéry, Valence, Villeurbanne
Baden-Württemberg: Stuttgart, Mannheim, Karlsruhe, Freiburg, Ulm, Heidelberg, Heilbronn, Walldorf, Friedrichshafen, Leinfelden, Konstanz, Ravensburg, Reutlingen, Tübingen, Böblingen, Sindelfingen, Esslingen, Ludwigsburg, Baden-Baden, Pforzheim, Offenburg
Balkans: AL, BA, BG, GR, HR, ME, MK, RO, RS, SI, XK
Baltics, Baltikum: EE, LT, LV
Bavaria: Munich, Nuremberg, Augsburg, Regensburg, Ingolstadt, Würzburg, Erlangen, Bayreuth, Bamberg, Passau, Landshut, Rosenheim, Kempten, Fürth, Herzogenaurach, Unterföhring, Garching, Ismaning, Ottobrunn, Neu-Ulm
Benelux: BE, LU, NL
Brandenburg: Potsdam, Cottbus, Frankfurt (Oder)
Brittany: Rennes, Brest, Quimper, Lannion, Vannes, Lorient
Catalonia: Barcelona
EU, European Union, Europäische Union, Union européenne: AT, BE, BG, CY, CZ, DE, DK, EE, ES, FI, FR, GR, HR, HU, IE, IT, LT, LU, LV, MT, NL, PL, PT, RO, SE, SI, SK
Europe, Europa: AD, AL, AT, BA, BE, BG, BY, CH, CY, CZ, DE, DK, EE, ES, FI, FR, GB, GR, HR, HU, IE, IS, IT, LI, LT, LU, LV, MC, MD, ME, MK, MT, NL, NO, PL, PT, RO, RS, SE, SI, SK, SM, UA, VA, XK
Flanders: Antwerp, Ghent, Leuven, Brugge, Mechelen, Kortrijk, Hasselt
Franconia: Nuremberg, Würzburg, Erlangen, Bayreuth, Bamberg, Fürth, Herzogenaurach
Grand Est: Strasbourg, Mulhouse, Colmar, Reims, Nancy, Metz, Troyes
Greater London: London, Canary Wharf, Croydon
Greater Manchester: Manchester, Salford, Stockport, Bolton
Hauts-de-France: Lille, Roubaix, Tourcoing, Villeneuve-d’Ascq, Amiens, Dunkerque, Calais
Hesse: Frankfurt, Wiesbaden, Kassel, Darmstadt, Offenbach, Eschborn, Hanau, Marburg, Fulda, Bad Homburg
Iberia: ES, PT
Jutland: Aarhus, Aalborg, Esbjerg, Kolding, Vejle, Horsens, Randers, Herning, Silkeborg, Billund, Sønderborg
Lower Saxony: Hanover, Braunschweig, Wolfsburg, Göttingen, Osnabrück, Oldenburg, Wilhelmshaven, Hildesheim, Celle, Goslar, Salzgitter, Lüneburg
Nordics, Nordic, Norden: DK, FI, IS, NO, SE
Normandy: Rouen, Caen, Le Havre, Cherbourg
North Rhine-Westphalia: Cologne, Düsseldorf, Dortmund, Essen, Duisburg, Bochum, Wuppertal, Bielefeld, Bonn, Münster, Mönchengladbach, Aachen, Paderborn, Leverkusen, Gütersloh, Siegen, Hagen, Krefeld, Gelsenkirchen, Oberhausen, Solingen, Recklinghausen, Ratingen, Neuss, Meerbusch, Hürth, Troisdorf
Norrland: Umeå, Sundsvall, Gävle, Luleå, Östersund, Kiruna, Skellefteå, Hudiksvall, Örnsköldsvik, Piteå, Boden, Gällivare
Nouvelle-Aquitaine: Bordeaux, Niort, Limoges, Pau, Poitiers, La Rochelle, Bayonne
Occitanie: Toulouse, Montpellier, Nîmes, Perpignan, Blagnac
Pays de la Loire: Nantes, Angers, Le Mans, Laval
Provence-Alpes-Côte d’Azur: Marseille, Nice, Toulon, Aix-en-Provence, Sophia Antipolis, Avignon, Cannes
Randstad: Amsterdam, Rotterdam, The Hague, Utrecht, Delft, Almere, Leiden, Haarlem, Hilversum, Zoetermeer, Amstelveen, Rijswijk, Nieuwegein, Hoofddorp, Schiphol
Rhineland-Palatinate: Mainz, Koblenz, Ludwigshafen, Trier, Kaiserslautern
Rogaland: Stavanger, Sandnes, Haugesund
Romandie: Geneva, Lausanne, Neuchâtel, Fribourg, Sion, Nyon, Montreux, Vevey
Ruhr: Dortmund, Essen, Duisburg, Bochum, Gelsenkirchen, Oberhausen, Hagen, Recklinghausen
Saxony: Leipzig, Dresden, Chemnitz, Zwickau, Görlitz, Bautzen
Scandinavia, Scandinavie, Skandinavien: DK, NO, SE
Schleswig-Holstein: Kiel, Lübeck, Flensburg
Scotland: Glasgow, Edinburgh, Aberdeen, Dundee, Inverness
Skåne: Malmö, Helsingborg, Lund, Kristianstad, Ängelholm, Landskrona, Trelleborg, Ystad, Hässleholm
Småland: Jönköping, Växjö, Kalmar, Älmhult, Västervik, Oskarshamn
Thuringia: Erfurt, Jena, Gera, Weimar
Trøndelag: Trondheim
Uusimaa: Helsinki, Espoo, Vantaa, Porvoo
Vestland: Bergen
Västra Götaland: Gothenburg, Borås, Trollhättan, Skövde, Mölndal, Lidköping, Uddevalla, Vänersborg, Alingsås, Kungälv, Lindholmen, Mölnlycke
Wales: Cardiff, Swansea, Newport
Zealand: Copenhagen, Roskilde, Ballerup, Lyngby, Hillerød, Glostrup
Öresund: Copenhagen, Roskilde, Ballerup, Lyngby, Hillerød, Glostrup, Malmö, Helsingborg, Lund, Landskrona, Trelleborg
`;

/** What a region is: the keys of its places, or the codes of its countries. */
export type Region = {
  readonly name: string;
  readonly places: readonly string[];
  readonly countries: readonly string[];
};

function readRegion(name: string, list: string): Region {
  const parts = list.split(', ');
  const countries = parts.filter(isCountryCode);
  const places = parts.filter((part) => !isCountryCode(part)).map(keyOfName);
  return { name, places, countries };
}

const regions = new Map<string, Region>();
for (const [names, list] of linesOf(table)) {
  const [usual = '', ...others] = names.split(', ');
  const region = readRegion(usual, list);
  for (const name of [usual, ...others]) regions.set(keyOfName(name), region);
}

/** The region of the table with this name, in any language; or `undefined`. */
export function regionNamed(name: string): Region | undefined {
  const key = keyOfName(name);
  const usual = placeByName.get(key)?.name;
  return regions.get(key) ?? regions.get(keyOfName(usual ?? ''));
}
