/** Names of languages by code (ISO 639-1). The first is the English one. */
export const languageNames = `
af: Afrikaans, afrikaans
am: Amharic, Amharisch, amharique, amhariska
ar: Arabic, Arabisch, arabe, arabiska, arabische
az: Azerbaijani, Aserbaidschanisch, azerbaïdjanais, azerbajdzjanska
be: Belarusian, Belarussisch, biélorusse, belarusiska
bg: Bulgarian, Bulgarisch, bulgare, bulgariska
bn: Bengali, Bangla, Bengalisch, bengali
bs: Bosnian, Bosnisch, bosniaque, bosniska
ca: Catalan, Katalanisch, catalan, katalanska
cs: Czech, Tschechisch, tchèque, tjeckiska, čeština, tschechische
cy: Welsh, Walisisch, gallois, walesiska
da: Danish, Dänisch, danois, danska, dansk, dänische, danoise, deens, tanska
de: German, Deutsch, allemand, tyska, germanophone, allemande, deutsche, deutscher, tysk, Schweizerdeutsch, Swiss-German, duits, saksa, alemán, tedesco, alemão, niemiecki, němčina, német
el: Greek, Griechisch, grec, grekiska, ελληνικά, griechische
en: English, Englisch, anglais, engelska, anglophone, anglaise, angl, engelsk, englische, englischer, engels, englanti, inglés, inglese, inglês, angielski, angličtina, angol
es: Spanish, Spanisch, espagnol, spanska, castellano, espagnole, español, spanische, Castilian, spaans, spansk, spagnolo
et: Estonian, Estnisch, estonien, estniska, eesti, viro
eu: Basque, Baskisch, basque, baskiska
fa: Persian, Persisch, persan, persiska, Farsi, Dari
fi: Finnish, Finnisch, finnois, finska, suomi, finsk, finnische, finnoise, finlandais
fr: French, Französisch, français, franska, francophone, française, französische, fransk, frans, ranska, francés, francese, francês, francuski
ga: Irish, Irisch, irlandais, iriska
gl: Galician, Galicisch, galicien, galiciska
he: Hebrew, Hebräisch, hébreu, hebreiska
hi: Hindi, hindi, Hindustani
hr: Croatian, Kroatisch, croate, kroatiska, hrvatski
hu: Hungarian, Ungarisch, hongrois, ungerska, magyar, ungarische, hongroise
hy: Armenian, Armenisch, arménien, armeniska
id: Indonesian, Indonesisch, indonésien, indonesiska
is: Icelandic, Isländisch, islandais, isländska, íslenska
it: Italian, Italienisch, italien, italienska, italiano, italienne, italiensk, italienische, italiaans
ja: Japanese, Japanisch, japonais, japanska, japonaise, japanische
ka: Georgian, Georgisch, géorgien, georgiska
kk: Kazakh, Kasachisch, kazakh, kazakiska
ko: Korean, Koreanisch, coréen, koreanska
ku: Kurdish, Kurdisch, kurde, kurdiska, Kurmanji, Sorani
lb: Luxembourgish, Luxemburgisch, luxembourgeois, luxemburgiska, Lëtzebuergesch
lt: Lithuanian, Litauisch, lituanien, litauiska, lietuvių
lv: Latvian, Lettisch, letton, lettiska, latviešu
mk: Macedonian, Mazedonisch, macédonien, makedonska
mn: Mongolian, Mongolisch, mongol, mongoliska
ms: Malay, Malaiisch, malais, malajiska
mt: Maltese, Maltesisch, maltais, maltesiska
ne: Nepali, Nepalesisch, népalais, nepalesiska
nl: Dutch, Niederländisch, néerlandais, nederländska, Flemish, holländisch, flämisch, flamländska, flamand, néerlandaise, nederlands, vlaams, hollandais, hollandsk, nederlandsk
no: Norwegian, Norwegisch, norvégien, norska, norsk, norwegische, norvégienne, Bokmål, Nynorsk, noors, norja
pa: Punjabi, pendjabi, punjabi
pl: Polish, Polnisch, polonais, polska, polski, polnische, polonaise, polsk
ps: Pashto, Paschtu, pachto, afghanska
pt: Portuguese, Portugiesisch, portugais, portugisiska, português, portugaise, portugisisk, portugiesische, brasilianska
rm: Romansh, Rätoromanisch, romanche, rätoromanska
ro: Romanian, Rumänisch, roumain, rumänska, Moldovan, româna, roumaine
ru: Russian, Russisch, russe, ryska, русский, russische, russisk, rosyjski, russisch
se: Sami, Nordsamisch, nordsamiska, Samisch, samiska
sk: Slovak, Slowakisch, slovaque, slovakiska, slovenčina
sl: Slovenian, Slowenisch, slovène, slovenska
so: Somali, somali, somaliska
sq: Albanian, Albanisch, albanais, albanska
sr: Serbian, Serbisch, serbe, serbiska, srpski
sv: Swedish, Schwedisch, suédois, svenska, suédoise, schwedische, svensk, swe, zweeds, ruotsi
sw: Swahili, Suaheli, swahili, Kiswahili
ta: Tamil, tamoul, tamil
te: Telugu, télougou, telugu
th: Thai, Thailändisch, thaï, thailändska
tl: Filipino, filipino, filippinska, Tagalog
tr: Turkish, Türkisch, turc, turkiska, Türkçe, türkische, turque
uk: Ukrainian, Ukrainisch, ukrainien, ukrainska, українська
ur: Urdu, ourdou, urdu
uz: Uzbek, Usbekisch, ouzbek, uzbekiska
vi: Vietnamese, Vietnamesisch, vietnamien, vietnamesiska
yi: Yiddish, Jiddisch, yiddish, jiddisch
zh: Chinese, Chinesisch, chinois, kinesiska, Mandarin, Cantonese, Kantonesisch, Hochchinesisch, cantonais, kantonesiska, chinoise, putonghua
zu: Zulu, zoulou, zulu
`;
