import { pages } from '../../routes/pages.ts';
import type { PrivacyFacts, PrivacyNotice } from '../language.ts';
import type { RichText } from '../rich-text.ts';

type Channel = NonNullable<PrivacyFacts['channel']>;

const SYSTEM = 'System, in dem wir Anfragen bearbeiten';

function whereMessagesGo({ destination, isStored }: Channel): string {
  const sent =
    destination === 'smtp'
      ? 'per E-Mail an diejenigen gesendet, die sie beantworten'
      : `an das ${SYSTEM}, übergeben`;
  const kept = 'als Datei auf dem Server dieser Website gespeichert, bis';
  if (destination === null)
    return `Ihre Nachricht wird ${kept} diejenigen, die sie beantworten, sie löschen.`;
  if (!isStored)
    return `Ihre Nachricht wird ${sent}. Diese Website speichert keine Kopie davon.`;
  return `Ihre Nachricht wird ${sent}. Sie wird ${kept} sie dort angenommen wurde; dauert das länger als fünf Tage, bis diejenigen, die sie beantworten, sie löschen.`;
}

const aboutTheForm = (channel: Channel): readonly RichText[] => [
  `Im [Kontaktformular](${pages.contact.path}) geben Sie Ihren Namen, Ihre E-Mail-Adresse und Ihre Nachricht an; ohne diese Angaben können wir Ihnen nicht antworten. Alle anderen Angaben sind freiwillig. ${whereMessagesGo(channel)} In ihr Protokoll schreibt die Website nichts davon.`,
  'Eine Nachricht, die nach einer automatischen Eingabe aussieht, wird nicht gespeichert, und der Absender erfährt, dass sie nicht gesendet wurde. Vier Stunden lang merkt sich der Server außerdem, dass ein Formular abgeschickt wurde, damit aus erneutem Absenden keine zweite Nachricht wird.',
];

const signingIn = (appUrl: string): PrivacyNotice => ({
  Anmeldung: [
    `Freelancer melden sich unter [${new URL(appUrl).host}](${appUrl}) an; dort gilt eine eigene Datenschutzerklärung. Der Link zur Anmeldung bei einem Projekt enthält, von welchem Projekt Sie kommen, damit Sie dorthin zurückkehren können, und nichts über Sie.`,
  ],
});

export function privacy({
  email,
  host: hostName,
  channel,
  appUrl,
}: PrivacyFacts): PrivacyNotice {
  const writeTo = `schreiben Sie an [${email}](mailto:${email})`;
  const isSystem = channel?.destination === 'webhook';
  const host = hostName ? ` (${hostName})` : '';
  const mail =
    channel?.destination === 'smtp'
      ? ', der auch die Nachrichten des Kontaktformulars übermittelt'
      : '';
  const system = isSystem
    ? ' sowie der Betreiber des Systems, in dem wir Anfragen bearbeiten'
    : '';
  return {
    'Beim Besuch dieser Website': [
      'Diese Website setzt keine Cookies und speichert auch sonst nichts auf Ihrem Gerät. Sie lädt nichts von anderen Websites und verwendet keine Analysedienste. Ihr Protokoll enthält technische Ereignisse, aber weder die IP-Adressen der Besucher noch, wonach Sie suchen oder was Sie schreiben.',
      'Der Server benötigt Ihre IP-Adresse, um Ihnen die Seite zu senden. Der Hosting-Anbieter kann für kurze Zeit eigene Protokolle führen, um den Betrieb zu sichern.',
      'Um schneller zu antworten, hält der Server Kopien von Seiten im Arbeitsspeicher, bis sich die Liste der Projekte ändert. Die Kopie einer Suche enthält die Suchwörter, aber nichts darüber, wer gesucht hat.',
      'Damit niemand andere verdrängt, kann der Server Nachrichten und Aufrufe der MCP-Schnittstelle je IP-Adresse zählen. Er vergisst die Adresse innerhalb von zehn Minuten.',
      'Rechtsgrundlage ist unser berechtigtes Interesse, diese Website zu betreiben und vor Missbrauch zu schützen (Art. 6 Abs. 1 lit. f DSGVO).',
    ],
    'Wenn Sie uns schreiben': [
      'Wir verwenden Ihre Angaben, um Ihnen zu antworten, und zu keinem anderen Zweck, ob Sie Kunde sind, nach einem Projekt fragen oder sich bewerben. Wenn Sie benachrichtigt werden möchten, sobald etwas passt, verwenden wir sie, um Projekte für Sie zu finden und Ihnen darüber zu schreiben.',
      ...(channel ? aboutTheForm(channel) : []),
      `Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO, soweit es in Ihrer Nachricht um einen Vertrag oder dessen Anbahnung geht, und sonst Art. 6 Abs. 1 lit. f DSGVO: unser berechtigtes Interesse, denen zu antworten, die uns schreiben. Ihre Nachricht bleibt in unserem Postfach${isSystem ? ' oder in diesem System' : ''}, bis die Sache erledigt ist oder solange wir gesetzlich zur Aufbewahrung verpflichtet sind; wenn Sie benachrichtigt werden möchten, bis Sie die Löschung verlangen.`,
    ],
    // GDPR, article 13(1)(e) and (f).
    'Wer Daten erhält': [
      `Empfänger sind der Hosting-Anbieter dieser Website${host} und der Betreiber unseres Mailservers${mail}${system}. An andere gibt diese Website keine Daten weiter. Wenn Sie wissen möchten, wo diese Unternehmen die Daten verarbeiten und, falls außerhalb des Europäischen Wirtschaftsraums, welche Garantien dort gelten, ${writeTo}.`,
    ],
    // GDPR, article 13(2)(b), (d) and (f); the right to object is presented
    // separately (article 21(4)).
    'Ihre Rechte': [
      `Um Ihre Rechte nach der DSGVO auszuüben, ${writeTo}. Sie haben das Recht auf Auskunft über Ihre Daten und auf eine Kopie (Art. 15), auf Berichtigung (Art. 16), auf Löschung (Art. 17), auf Einschränkung der Verarbeitung (Art. 18) und auf Datenübertragbarkeit (Art. 20).`,
      '**Sie können** aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit **Widerspruch einlegen** gegen eine Verarbeitung, die auf unserem berechtigten Interesse beruht (Art. 21).',
      'Sie können sich außerdem bei einer Datenschutz-Aufsichtsbehörde beschweren, insbesondere dort, wo Sie wohnen oder arbeiten oder wo Sie einen Verstoß vermuten (Art. 77). Diese Website trifft keine automatisierten Entscheidungen mit rechtlicher oder ähnlich erheblicher Wirkung und erstellt keine Profile.',
    ],
    ...(appUrl && signingIn(appUrl)),
  };
}
