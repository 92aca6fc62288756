import type { ExplainedGroup } from './word.ts';

export const wordsOfSite: ExplainedGroup = {
  id: 'site',
  page: 'words/offices',
  title: { en: 'Our group and this website', de: 'Unsere Gruppe und diese Website' },
  words: [
    {
      id: 'verein',
      term: { en: 'Verein (association)', de: 'Verein' },
      meaning: {
        en: 'A Verein is a group with written rules and a common purpose. When it’s in the register, it can sign contracts itself.',
        de: 'Ein Verein ist eine Gruppe mit festen Regeln und einem gemeinsamen Zweck. Steht er im Register, kann er selbst Verträge schließen.',
      },
      source: 'winheller',
    },
    {
      id: 'satzung',
      term: { en: 'Statutes (Satzung)', de: 'Satzung' },
      meaning: {
        en: 'The statutes are the rules of a Verein in writing. They say what it’s for, and who decides.',
        de: 'Die Satzung sind die Regeln eines Vereins auf Papier. Sie sagt, wofür er da ist und wer entscheidet.',
      },
      source: 'notare',
    },
    {
      id: 'vereinsregister',
      term: { en: 'Vereinsregister', de: 'Vereinsregister' },
      meaning: {
        en: 'This is a list of associations, kept by a court. To be entered, a Verein should have at least seven members.',
        de: 'Das ist eine Liste der Vereine bei einem Gericht. Bei der Eintragung soll ein Verein mindestens sieben Mitglieder haben.',
      },
      source: 'winheller',
    },
    {
      id: 'vorstand',
      term: { en: 'Board (Vorstand)', de: 'Vorstand' },
      meaning: {
        en: 'The board leads the Verein and acts for it. The members elect it.',
        de: 'Der Vorstand leitet den Verein und handelt für ihn. Die Mitglieder wählen ihn.',
      },
      source: 'notare',
    },
    {
      id: 'finanzamt',
      term: { en: 'Finanzamt (tax office)', de: 'Finanzamt' },
      meaning: {
        en: 'The Finanzamt is the office for taxes. It also decides whether an association may give receipts for donations.',
        de: 'Das Finanzamt ist das Amt für Steuern. Es entscheidet auch, ob ein Verein Belege für Spenden geben darf.',
      },
      source: 'ao63',
    },
    {
      id: 'iban',
      term: { en: 'IBAN', de: 'IBAN' },
      meaning: {
        en: 'The IBAN is the long number of a bank account. In Germany it has 22 characters and begins with DE.',
        de: 'Die IBAN ist die lange Nummer eines Bankkontos. In Deutschland hat sie 22 Zeichen und beginnt mit DE.',
      },
      source: 'giro',
    },
    {
      id: 'bank-transfer',
      term: { en: 'Bank transfer', de: 'Banküberweisung' },
      meaning: {
        en: 'Your bank sends money from your account to another one. You need the name and the IBAN of that account.',
        de: 'Deine Bank schickt Geld von deinem Konto auf ein anderes. Du brauchst den Namen und die IBAN der Empfängerin oder des Empfängers.',
      },
      source: 'giro',
    },
    {
      id: 'fundbuero',
      term: { en: 'Fundbüro (lost property office)', de: 'Fundbüro' },
      meaning: {
        en: 'The Fundbüro is the office of a town for things that were found. If you find something of value, you report it there.',
        de: 'Das Fundbüro ist das Amt einer Stadt für gefundene Dinge. Wenn du etwas Wertvolles findest, meldest du es dort.',
      },
      source: 'bgb965',
    },
    {
      id: 'impressum',
      term: { en: 'Impressum', de: 'Impressum' },
      meaning: {
        en: 'A website like ours must say who’s responsible for it. In German that page is called Impressum.',
        de: 'Auf einer Website wie unserer muss stehen, wer für sie verantwortlich ist. Diese Seite heißt Impressum.',
      },
      source: 'ddg',
    },
    {
      id: 'datenschutz',
      term: { en: 'Datenschutz (data protection)', de: 'Datenschutz' },
      meaning: {
        en: 'Data protection means that facts about you are used with care and only for a purpose. You may ask what we have about you.',
        de: 'Datenschutz heißt: Mit Angaben über dich geht man vorsichtig um und nutzt sie nur für einen Zweck. Du darfst fragen, was wir über dich haben.',
      },
      source: 'dsgvo',
    },
    {
      id: 'gdpr',
      term: { en: 'GDPR (DSGVO)', de: 'DSGVO' },
      meaning: {
        en: 'The GDPR is the law of the European Union on data protection. It gives you the right to a copy, to correction and to deletion.',
        de: 'Die DSGVO ist das Gesetz der Europäischen Union zum Datenschutz. Sie gibt dir das Recht auf Kopie, Berichtigung und Löschung.',
      },
      source: 'dsgvo',
    },
    {
      id: 'ip-address',
      term: { en: 'IP address', de: 'IP-Adresse' },
      meaning: {
        en: 'Each device has a number on the internet, its IP address. A website needs it to send you a page.',
        de: 'Jedes Gerät hat im Internet eine Nummer, die IP-Adresse. Eine Website braucht sie, um dir eine Seite zu schicken.',
      },
      source: 'tdddg',
    },
    {
      id: 'cookie',
      term: { en: 'Cookie', de: 'Cookie' },
      meaning: {
        en: 'A cookie is a small note that a website keeps in your browser. We use none.',
        de: 'Ein Cookie ist eine kleine Notiz, die eine Website in deinem Browser ablegt. Wir verwenden keine.',
      },
      source: 'tdddg',
    },
    {
      id: 'accessibility',
      term: { en: 'Accessibility', de: 'Barrierefreiheit' },
      meaning: {
        en: 'Accessible means that everyone can use something, including people with a disability. For websites there are rules, called WCAG.',
        de: 'Barrierefrei heißt: Alle können etwas nutzen, auch mit einer Behinderung. Für Websites gibt es Regeln, sie heißen WCAG.',
      },
      source: 'wcag',
    },
    {
      id: 'screen-reader',
      term: { en: 'Screen reader', de: 'Screenreader' },
      meaning: {
        en: 'A screen reader is a program that reads a page aloud. Blind people use it, for example.',
        de: 'Ein Screenreader ist ein Programm, das eine Seite vorliest. Blinde Menschen nutzen ihn zum Beispiel.',
      },
      source: 'wcag',
    },
  ],
};
