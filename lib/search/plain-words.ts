// Words of a sentence that say little about an assignment, in English, German, French and Swedish, as people type them.

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that carry nothing. They are ignored. */
export const IGNORED = setOf(`
  a about all also an and but any are around as at available be between by can could currently do does doing everything find for from
  get give got has have hello help here hey hi hiring how i i'd i'll i'm i've im in interested into is it its like list look looking
  m made me my near need needed needs nearby new of offer offers on one open or our out please possible
  seeking she he show so some somebody someone something starting start starts that the their them there these they thing this
  those to up use uses using via want wanted wanting wants we what where which who whom whose will with within work working works would you your
  ab alle allem allen aber als am an auch auf aus beginn bei beim bin bis bitte brauche brauchen braucht da das dein dem den der des die
  diese du ein eine einem einen einer eines es etwas euch finde finden für fuer fur gebe gern gerne gesucht gesuchte gesuchter gibt habe haben
  hat ich ihr im ins ist jemand kann können man mein meine mich mir mit möchte möglich nach nahe ob offen offene offener offenes oder raum sein sind sofort
  sowie suche suchen sucht sie solche über um und uns unter verfügbar von vom vor was welche welcher welches wer wie will wir wird wo wollen zu zum zur
  à au aux avec bonjour bon cela ces cet cette chercher chez cherche cherchent cherchons comme d dans de des dès disponible disponibles du elle en est et
  faire faut je j'ai j'aimerais j la le les leur ma mes moi mon n'importe nos notre nous on ou où par pour possible proche près quel quelle quelles quels
  qu qui que recherche recherchée recherché recherchés rechercher recherchons s'il sa se ses si son sont sur tous tout toute toutes trouver un une
  veux voudrais vos votre vous y a-t-il aimerais l immédiatement rapidement maintenant
  alla allt att av de den det där du efter ej en er ett era finns från fran för har här hej hitta hos i inom inte-bara jag jobba kan ledig lediga
  med mig min mina mot ni nu nära något några någon och också om oss på pa sig sin ska skulle som söker söks sökes tack till under
  utan-krav vad var vara vem vi vid vilka vilken vilket vill är och/eller behöver behövs efterlyses x w f h`);

/** What every assignment here is, or asks for. An assignment that says so comes first, but none is left out. */
export const SHARED = setOf(`
  job jobs project projects projet projets projekt projekte projekten projektet assignment assignments freelance freelancer freelancers freelancing
  freelancing search searching contract contracts contracting contractor contractors role roles rôle rôles position positions only nur bara endast uniquement seulement short immediate vacancy vacancies opportunity opportunities gig gigs
  career careers work consultant consultants consulting consultancy specialist specialists expert experts professional professionals
  experience experienced skill skills skilled knowledge background team teams company companies client clients customer customers
  it tech technology technologies stack good great interesting best latest long short term well day days daily rate rates
  stelle stellen job jobs auftrag aufträge einsatz einsätze mission missions mandat freiberufler freiberuflich freiberufliche freiberuflicher
  freier freie selbständig selbstständig selbständige berater beraterin beratung spezialist spezialisten spezialistin experte expertin experten
  kenntnisse kenntnissen erfahrung erfahrungen erfahren erfahrene erfahrener erfahrenen arbeit arbeiten arbeite tätigkeit rolle rollen position
  bereich umfeld kunde kunden firma unternehmen
  poste postes emploi emplois travail travailler indépendant indépendante offre offres consultante compétence compétences expérience expérimenté
  expérimentée connaissance connaissances spécialiste prestation prestations freelances équipe domaine secteur entreprise clientèle
  uppdrag uppdraget konsult konsulter konsultuppdrag frilans frilansare frilansuppdrag tjänst tjänster arbete arbeta jobb jobben erfarenhet
  erfaren erfarna kunskap kunskaper roll roller specialister expertis kund kunder företag bransch branschen yrke inriktning
  speaks speaking spoken speakers informatique informatik sprechend talande parlant parlante language languages sprache langue språk month months week weeks year years monat monate monaten jahr jahre jahren woche wochen
  mois an ans année semaine semaines månad månader år vecka veckor halvår hour hours stunde stunden heure heures timme timmar per pro par industry branche sector sektor sektorn
  urgent urgently cool exciting nice paid well-paid knows know knowing start area region gebiet région stad ville city stadt dringend spannend spannende spannendes
  intéressant intéressante urgence intressant intressanta spännande field feld level entry hire recruit recruiting candidate candidates`);

/** Details that are stated in many ways or not at all. They are wished for beside other words, and looked for if they are alone. */
export const DETAILS = setOf(`
  senior seniors junior juniors mid mid-level medior principal full-time part-time temps-plein plein-temps temps-partiel mi-temps full part time fulltime parttime vollzeit teilzeit heltid deltid
  temps plein partiel euro euros eur asap immediately omgående
  january february march april may june july august september october november december januar februar märz mai juni juli oktober dezember
  janvier février mars avril juin juillet août septembre octobre novembre décembre januari februari maj augusti
  summer autumn winter frühjahr frühling sommer herbst printemps été automne hiver vår sommar höst next soon nächsten nächstes prochain prochaine nästa`);

/** Words that say that something is not wanted, or not asked for. */
export const NEGATIONS = setOf(`
  no not without except excluding never nothing ohne kein keine keinen keinem keiner nicht außer ausser sans pas aucun aucune sauf
  utan inte inga ingen inget ej förutom`);
