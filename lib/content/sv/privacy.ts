import { pages } from '../../routes/pages.ts';
import type { PrivacyFacts, PrivacyNotice } from '../language.ts';
import type { RichText } from '../rich-text.ts';

type Channel = NonNullable<PrivacyFacts['channel']>;

const SYSTEM = 'det system där vi hanterar förfrågningar';

function whereMessagesGo({ destination, isStored }: Channel): string {
  const sent =
    destination === 'smtp'
      ? 'skickas med e-post till dem som besvarar det'
      : `överförs till ${SYSTEM}`;
  const kept = 'sparas som en fil på webbplatsens server tills';
  if (destination === null)
    return `Ditt meddelande ${kept} de som besvarar det raderar det.`;
  if (!isStored)
    return `Ditt meddelande ${sent}. Webbplatsen sparar ingen kopia av det.`;
  return `Ditt meddelande ${sent}. Det ${kept} det har tagits emot där; om det tar längre än fem dagar, tills de som besvarar det raderar det.`;
}

const aboutTheForm = (channel: Channel): readonly RichText[] => [
  `I [kontaktformuläret](${pages.contact.path}) anger du namn, e-postadress och meddelande; utan dem kan vi inte svara dig. Allt annat är frivilligt. ${whereMessagesGo(channel)} Webbplatsen skriver inget av det i sin logg.`,
  'Ett meddelande som ser ut att vara automatiskt skapat sparas inte, och avsändaren får veta att det inte har skickats. Under fyra timmar minns servern dessutom att ett formulär har skickats, så att det inte blir två meddelanden om det skickas igen.',
];

const signingIn = (appUrl: string): PrivacyNotice => ({
  Inloggning: [
    `Konsulter loggar in på [${new URL(appUrl).host}](${appUrl}), som har en egen integritetspolicy. Inloggningslänken på ett uppdrag talar om vilket uppdrag du kommer från, så att du kan återvända till det, och inget om dig.`,
  ],
});

export function privacy({
  email,
  host: hostName,
  channel,
  appUrl,
}: PrivacyFacts): PrivacyNotice {
  const writeTo = `skriv till [${email}](mailto:${email})`;
  const isSystem = channel?.destination === 'webhook';
  const host = hostName ? ` (${hostName})` : '';
  const mail =
    channel?.destination === 'smtp'
      ? ', som också förmedlar meddelanden från kontaktformuläret'
      : '';
  const system = isSystem ? ` samt den som driver ${SYSTEM}` : '';
  return {
    'När du läser webbplatsen': [
      'Webbplatsen använder inga kakor och lagrar inget annat på din enhet. Den hämtar inget från andra webbplatser och har ingen besöksstatistik. Loggen innehåller tekniska händelser, men varken besökares IP-adresser eller det du söker efter eller skriver.',
      'Servern behöver din IP-adress för att kunna skicka sidan till dig. Det företag som driftar webbplatsen kan föra en egen logg under kort tid för att hålla tjänsten igång.',
      'För att svara snabbare sparar servern kopior av sidor i sitt minne tills listan över uppdrag ändras. Kopian av en sökning innehåller sökorden, men inget om vem som sökte.',
      'För att ingen ska tränga undan andra kan servern räkna meddelanden och anrop till MCP-gränssnittet per IP-adress. Adressen glöms inom tio minuter.',
      'Den rättsliga grunden är vårt berättigade intresse av att hålla webbplatsen igång och skydda den mot missbruk (artikel 6.1 f i GDPR).',
    ],
    'När du skriver till oss': [
      'Det du skickar använder vi för att svara dig och inte till något annat, oavsett om du är kund, frågar om ett uppdrag eller ansöker om ett. Ber du oss höra av oss när något passar, använder vi det för att hitta uppdrag åt dig och skriva till dig om dem.',
      ...(channel ? aboutTheForm(channel) : []),
      `Den rättsliga grunden är artikel 6.1 b i GDPR när ditt meddelande rör ett avtal eller är ett led mot ett, och annars artikel 6.1 f: vårt berättigade intresse av att svara dem som skriver till oss. Ditt meddelande ligger kvar i vår inkorg${isSystem ? ' eller i det systemet' : ''} tills ärendet är avslutat, eller så länge lagen kräver att vi sparar det; har du bett oss höra av oss när något passar, tills du ber oss radera det.`,
    ],
    // GDPR, article 13(1)(e) and (f).
    'Vilka som tar emot uppgifter': [
      `Det är företaget som driftar webbplatsen${host} och den som driver vår e-postserver${mail}${system}. Webbplatsen lämnar inte ut uppgifter till någon annan. Vill du veta var dessa företag behandlar uppgifterna och, om det sker utanför EES, vad som skyddar dem där, ${writeTo}.`,
    ],
    // GDPR, article 13(2)(b), (d) and (f); the right to object is presented
    // separately (article 21(4)).
    'Dina rättigheter': [
      `Vill du använda någon av dina rättigheter enligt GDPR, ${writeTo}. Du har rätt att få veta vilka personuppgifter vi har om dig och få en kopia (artikel 15), att få uppgifter rättade (artikel 16) eller raderade (artikel 17), att få behandlingen begränsad (artikel 18) och att få ut de uppgifter du har lämnat i ett allmänt använt format, eller få dem överförda (artikel 20).`,
      '**Du kan invända** när som helst, av skäl som hänför sig till din specifika situation, mot behandling som grundar sig på vårt berättigade intresse (artikel 21).',
      'Du kan också lämna in ett klagomål till en tillsynsmyndighet, i Sverige Integritetsskyddsmyndigheten (IMY), eller där du bor, där du arbetar eller där du anser att lagen har överträtts (artikel 77). Webbplatsen fattar inga automatiserade beslut med rättsliga eller liknande betydande följder och skapar inga profiler.',
    ],
    ...(appUrl && signingIn(appUrl)),
  };
}
