import type { Source } from '#content/blocks/source.ts';

/** Where the words are explained. The other pages that read there name the source from here. */
export const sourcesOfWords = {
  aerzteblatt: {
    title: 'Deutsches Ärzteblatt 2017: ADHS',
    url: 'https://www.aerzteblatt.de/archiv/186551/',
    lang: 'de',
  },
  autismus: {
    title: 'autismus Deutschland: Diagnostik',
    url: 'https://www.autismus.de/was-ist-autismus/diagnostik.html',
    lang: 'de',
  },
  navigating: {
    title: 'Navigating the neurotypical world (by an autistic author)',
    url: 'https://www.learningdisabilitytoday.co.uk/navigating-the-neurotypical-world',
    lang: 'en',
  },
  masking: {
    title: 'Masking (Autistic Youth Hub)',
    url: 'https://autisticyouthhub.org.uk/glossary/m/masking',
    lang: 'en',
  },
  exercise: {
    title: 'Exercise and planning in ADHD (review, 2021)',
    url: 'https://doi.org/10.1186/s12966-021-01135-6',
    lang: 'en',
  },
  sensory: {
    title: 'Autism and sensory processing (National Autistic Society)',
    url: 'https://www.autism.org.uk/sensory',
    lang: 'en',
  },
  overloadDe: {
    title: 'Overload, Meltdown, Shutdown (Gruppe autistischer Erwachsener)',
    url: 'https://spät-diagnostizierter-autismus.de/autisten-berichten/overload-meltdown-shutdown/',
    lang: 'de',
  },
  meltdown: {
    title: 'Meltdowns (Loren Snow, autistic author)',
    url: 'https://www.lorensnow.com/meltdowns',
    lang: 'en',
  },
  shutdown: {
    title: 'Shutdowns of autistic adults (Stevens, 2019)',
    url: 'https://scholarworks.uvm.edu/src/2019/program/91',
    lang: 'en',
  },
  burnout: {
    title: '“Having all of your internal resources exhausted” (Raymaker and others, 2020)',
    url: 'https://pdxscholar.library.pdx.edu/socwork_fac/378',
    lang: 'en',
  },
  nwm: {
    title: 'Elternkreis NWM: Nachteilsausgleich',
    url: 'https://www.ass-elternkreis-nwm.de/grundschule/frage-022.html',
    lang: 'de',
  },
  diagnostikplus: {
    title: 'diagnostikplus: ADHS-Diagnose, Ablauf',
    url: 'https://diagnostikplus.de/blog/adhs-diagnose-ablauf',
    lang: 'de',
  },
  kvsh: {
    title: 'Kassenärztliche Vereinigung Schleswig-Holstein: Terminservicestelle 116 117',
    url: 'https://kvsh.de/patienten/116117/terminservicestelle',
    lang: 'de',
  },
  swr: {
    title: 'SWR: Hilfsangebote bei ADHS',
    url: 'https://www.swr.de/swr1/rp/adhs-hilfsangebote-kirsten-riedelbauch-102.html',
    lang: 'de',
  },
  infoportal: {
    title: 'ADHS Infoportal: Was wird untersucht?',
    url: 'https://www.adhs.info/de/fuer-eltern/wie-wird-adhs-festgestellt/was-wird-untersucht.html',
    lang: 'de',
  },
  btmg: {
    title: 'Betäubungsmittelgesetz, Anlage III',
    url: 'https://www.gesetze-im-internet.de/btmg_1981/',
    lang: 'de',
  },
  aok: {
    title: 'Nebenwirkungen (AOK)',
    url: 'https://adhs.aok.de/adhs-was-ist-das/adhs-was-ist-das/medikamente/nebenwirkungen/',
    lang: 'de',
  },
  hausarzt: {
    title: 'Bericht zur Leitlinie ADHS (hausarzt.digital, 2018)',
    url: 'https://hausarzt.digital/medizin/paediatrie/s3-leitlinie-betont-gesamtkonzept-bei-kindern-mit-adhs-39353.html',
    lang: 'de',
  },
  sleep: {
    title: 'American Academy of Neurology: sleep in autistic children (2020)',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7238942/',
    lang: 'en',
  },
  muenster: {
    title: 'Bezirksregierung Münster: Nachteilsausgleich',
    url: 'https://www.bezreg-muenster.de/themen/bildung-schule-und-sport/bildungsthemen-und-schulleben/inklusion/nachteilsausgleich',
    lang: 'de',
  },
  bayern: {
    title: 'Bayerisches Kultusministerium: Inklusion zum Nachschlagen',
    url: 'https://www.km.bayern.de/epaper/Inklusion_zum_Nachschlagen/files/assets/basic-html/page-577.html',
    lang: 'de',
  },
  schleswig: {
    title: 'Kreis Schleswig-Flensburg: Schulbegleitung',
    url: 'https://www.schleswig-flensburg.de/Navigation-/Jugend-und-Familie-/Schulbegleitung-/',
    lang: 'de',
  },
  sgb8: { title: 'SGB VIII (Gesetz)', url: 'https://www.gesetze-im-internet.de/sgb_8/', lang: 'de' },
  sgb9: { title: 'SGB IX (Gesetz)', url: 'https://www.gesetze-im-internet.de/sgb_9_2018/', lang: 'de' },
  sgb11: { title: 'SGB XI (Gesetz)', url: 'https://www.gesetze-im-internet.de/sgb_11/', lang: 'de' },
  versmed: {
    title: 'Versorgungsmedizin-Verordnung, Teil B Nr. 3.5',
    url: 'https://www.gesetze-im-internet.de/versmedv/',
    lang: 'de',
  },
  eutb: { title: 'EUTB: Teilhabeberatung', url: 'https://www.teilhabeberatung.de', lang: 'de' },
  kindernetzwerk: {
    title: 'Kindernetzwerk: ADHS Deutschland',
    url: 'https://www.kindernetzwerk.de/de/verein/Mitgliedsvereine/20191210_ADHS-Deutschland-eV-Selbsthilfe-fuer-Menschen-mit-.php',
    lang: 'de',
  },
  winheller: {
    title: 'Winheller: eingetragen oder nicht eingetragen',
    url: 'https://winheller.com/blog/nicht-rechtsfaehiger-verein/',
    lang: 'de',
  },
  notare: {
    title: 'Notare Mayer und Schmelter: Merkblatt für neue Vereine',
    url: 'https://www.notare-mayer-schmelter.de/privatpersonen/20-merkblatt-fuer-neue-vereine',
    lang: 'de',
  },
  ao63: { title: 'AO § 63', url: 'https://ra.de/g/ao-1977-63', lang: 'de' },
  giro: {
    title: 'GiroCode (postscriptbarcode: EPC QR Code)',
    url: 'https://github.com/bwipp/postscriptbarcode/wiki/EPC-QR-Code',
    lang: 'en',
  },
  bgb965: {
    title: 'Bürgerliches Gesetzbuch, § 965: Anzeigepflicht des Finders',
    url: 'https://www.gesetze-im-internet.de/bgb/__965.html',
    lang: 'de',
  },
  ddg: { title: 'Digitale-Dienste-Gesetz, § 5', url: 'https://www.gesetze-im-internet.de/ddg/__5.html', lang: 'de' },
  dsgvo: {
    title: 'Datenschutz-Grundverordnung, Art. 13',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    lang: 'de',
  },
  tdddg: { title: 'TDDDG, Gesetze im Internet', url: 'https://www.gesetze-im-internet.de/ttdsg/', lang: 'de' },
  wcag: { title: 'Web Content Accessibility Guidelines (WCAG) 2.2', url: 'https://www.w3.org/TR/WCAG22/', lang: 'en' },
} as const satisfies Record<string, Source>;

export type SourceOfWords = keyof typeof sourcesOfWords;
