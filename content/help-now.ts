import type { Localized } from '#contract/locale.ts';

export type HelpLine = {
  readonly name: Localized;
  readonly forWhom: Localized;
  readonly numbers: readonly { readonly shown: string; readonly dial: string }[];
  readonly hours: Localized;
  readonly link?: string;
  /** Where we read it. Left out where everybody in Germany knows the number. */
  readonly source?: string;
};

/** When the sources were read. */
export const helpLinesRead = '2026-11-20';

export const helpLines: readonly HelpLine[] = [
  {
    name: { en: 'Emergency call: ambulance and fire brigade', de: 'Notruf: Rettungsdienst und Feuerwehr' },
    forWhom: {
      en: 'When someone is in danger now, also when you are a danger to yourself.',
      de: 'Wenn jetzt jemand in Gefahr ist, auch wenn du dir selbst etwas antun könntest.',
    },
    numbers: [{ shown: '112', dial: '112' }],
    hours: { en: 'Day and night, free of charge', de: 'Tag und Nacht, kostenlos' },
  },
  {
    name: { en: 'TelefonSeelsorge (someone to talk to)', de: 'TelefonSeelsorge' },
    forWhom: {
      en: 'When you need to talk to somebody. You do not have to say your name. You can also write.',
      de: 'Wenn du mit jemandem sprechen möchtest. Du musst deinen Namen nicht sagen. Du kannst auch schreiben.',
    },
    numbers: [
      { shown: '0800 111 0 111', dial: '08001110111' },
      { shown: '0800 111 0 222', dial: '08001110222' },
      { shown: '116 123', dial: '116123' },
    ],
    hours: { en: 'Day and night, free of charge, anonymous', de: 'Tag und Nacht, kostenlos, anonym' },
    link: 'https://online.telefonseelsorge.de',
    source: 'https://domradio.de/node/277480',
  },
  {
    name: {
      en: 'Nummer gegen Kummer for children and young people',
      de: 'Nummer gegen Kummer für Kinder und Jugendliche',
    },
    forWhom: {
      en: 'When you are a child or a teenager and something makes you sad or afraid.',
      de: 'Wenn du ein Kind oder jugendlich bist und etwas dich traurig macht oder dir Angst macht.',
    },
    numbers: [{ shown: '116 111', dial: '116111' }],
    hours: {
      en: 'Usually Monday to Saturday, 2 pm to 8 pm (14:00–20:00), free of charge',
      de: 'Meist Montag bis Samstag, 14 bis 20 Uhr, kostenlos',
    },
  },
  {
    name: { en: 'Nummer gegen Kummer for parents', de: 'Nummer gegen Kummer für Eltern' },
    forWhom: {
      en: 'When you are a parent and do not know how to go on.',
      de: 'Wenn du Mutter oder Vater bist und nicht weiterweißt.',
    },
    numbers: [{ shown: '0800 111 0 550', dial: '08001110550' }],
    hours: { en: 'Free of charge', de: 'Kostenlos' },
  },
  {
    name: { en: 'Medical on-call service', de: 'Ärztlicher Bereitschaftsdienst' },
    forWhom: {
      en: 'When practices are closed, you need a doctor and your life is not in danger.',
      de: 'Wenn die Praxen zu sind, du ärztliche Hilfe brauchst und keine Lebensgefahr besteht.',
    },
    numbers: [{ shown: '116 117', dial: '116117' }],
    hours: { en: 'Day and night, free of charge', de: 'Tag und Nacht, kostenlos' },
    source: 'https://kvsh.de/patienten/116117/terminservicestelle',
  },
];
