import type { ExplainedGroup } from './word.ts';

export const wordsOfHelp: ExplainedGroup = {
  id: 'help',
  page: 'words/offices',
  title: { en: 'School, work and support', de: 'Schule, Arbeit und Unterstützung' },
  words: [
    {
      id: 'nachteilsausgleich',
      term: { en: 'Nachteilsausgleich', de: 'Nachteilsausgleich' },
      meaning: {
        en: 'The way to a mark changes, the goal doesn’t: more time, a quiet room, a laptop. The school report doesn’t mention it.',
        de: 'Der Weg zur Note ändert sich, das Ziel nicht: mehr Zeit, ein ruhiger Raum, ein Laptop. Im Zeugnis steht nichts davon.',
      },
      source: 'muenster',
    },
    {
      id: 'notenschutz',
      term: { en: 'Notenschutz', de: 'Notenschutz' },
      meaning: {
        en: 'A part of the work isn’t marked. The school report may say so.',
        de: 'Ein Teil der Leistung wird nicht benotet. Das darf im Zeugnis stehen.',
      },
      source: 'bayern',
    },
    {
      id: 'schulbegleitung',
      term: { en: 'Schulbegleitung', de: 'Schulbegleitung' },
      meaning: {
        en: 'One person helps a child through the school day. That person doesn’t teach.',
        de: 'Ein Mensch hilft einem Kind durch den Schultag. Er unterrichtet nicht.',
      },
      source: 'schleswig',
    },
    {
      id: 'jugendamt',
      term: { en: 'Jugendamt (youth office)', de: 'Jugendamt' },
      meaning: {
        en: 'This office helps children, young people and their families. It decides about some kinds of support.',
        de: 'Dieses Amt hilft Kindern, Jugendlichen und ihren Familien. Es entscheidet über manche Hilfen.',
      },
      source: 'sgb8',
    },
    {
      id: 'verfahrenslotse',
      term: { en: 'Verfahrenslotse', de: 'Verfahrenslotse' },
      meaning: {
        en: 'This person at the Jugendamt guides young people and families through applications. It costs nothing.',
        de: 'Dieser Mensch beim Jugendamt führt junge Menschen und Familien durch die Anträge. Das kostet nichts.',
      },
      source: 'sgb8',
    },
    {
      id: 'eutb',
      term: { en: 'EUTB', de: 'EUTB' },
      meaning: {
        en: 'The EUTB gives independent advice about support you can apply for. It’s free, and relatives can ask too.',
        de: 'Die EUTB berät unabhängig zu Hilfen, die du beantragen kannst. Das ist kostenlos, auch für Angehörige.',
      },
      source: 'eutb',
    },
    {
      id: 'eingliederungshilfe',
      term: { en: 'Eingliederungshilfe', de: 'Eingliederungshilfe' },
      meaning: {
        en: 'This is support so that people with a disability can take part in life. School, work, home and free time belong to it.',
        de: 'Das ist Hilfe, damit Menschen mit Behinderung am Leben teilhaben können. Schule, Arbeit, Wohnen und Freizeit gehören dazu.',
      },
      source: 'sgb9',
    },
    {
      id: 'participation',
      term: { en: 'Participation (Teilhabe)', de: 'Teilhabe' },
      meaning: {
        en: 'Participation means taking part in life as others do. Laws use the word for the goal of support.',
        de: 'Teilhabe heißt: mitmachen können wie andere auch. Gesetze nennen so das Ziel von Hilfen.',
      },
      source: 'sgb9',
    },
    {
      id: 'pflegegrad',
      term: { en: 'Pflegegrad', de: 'Pflegegrad' },
      meaning: {
        en: 'The Pflegegrad is a number from 1 to 5. It says how much help someone needs every day.',
        de: 'Der Pflegegrad ist eine Zahl von 1 bis 5. Er sagt, wie viel Hilfe jemand jeden Tag braucht.',
      },
      source: 'sgb11',
    },
    {
      id: 'pflegekasse',
      term: { en: 'Pflegekasse', de: 'Pflegekasse' },
      meaning: {
        en: 'The Pflegekasse is part of your health insurance. There you apply for a Pflegegrad.',
        de: 'Die Pflegekasse gehört zu deiner Krankenkasse. Dort beantragst du einen Pflegegrad.',
      },
      source: 'sgb11',
    },
    {
      id: 'pflegegeld',
      term: { en: 'Pflegegeld', de: 'Pflegegeld' },
      meaning: {
        en: 'This is money you get every month if family members or friends care for you. You can get it from Pflegegrad 2 on.',
        de: 'Das ist Geld, das du jeden Monat bekommst, wenn Angehörige oder Freunde dich pflegen. Pflegegeld gibt es ab Pflegegrad 2.',
      },
      source: 'sgb11',
    },
    {
      id: 'gdb',
      term: { en: 'GdB (degree of disability)', de: 'GdB' },
      meaning: {
        en: 'GdB is short for Grad der Behinderung, a number from 20 to 100. An office decides about it when you apply.',
        de: 'GdB heißt Grad der Behinderung, eine Zahl von 20 bis 100. Ein Amt entscheidet darüber, wenn du ihn beantragst.',
      },
      source: 'versmed',
    },
    {
      id: 'schwerbehindert',
      term: { en: 'Schwerbehindert', de: 'schwerbehindert' },
      meaning: {
        en: 'From a GdB of 50 the law calls people severely disabled. They have more rights at work.',
        de: 'Ab einem GdB von 50 nennt das Gesetz Menschen schwerbehindert. Sie haben bei der Arbeit mehr Rechte.',
      },
      source: 'sgb9',
    },
    {
      id: 'gleichstellung',
      term: { en: 'Gleichstellung', de: 'Gleichstellung' },
      meaning: {
        en: 'With a GdB of 30 or 40 you can get most of the rights of people with 50. You ask the employment agency for it.',
        de: 'Mit einem GdB von 30 oder 40 kannst du die meisten Rechte von Menschen mit 50 bekommen. Du beantragst das bei der Agentur für Arbeit.',
      },
      source: 'sgb9',
    },
    {
      id: 'inklusionsamt',
      term: { en: 'Inklusionsamt', de: 'Inklusionsamt' },
      meaning: {
        en: 'This office helps people with a GdB of 50 or more and their employers. The law still calls it Integrationsamt.',
        de: 'Dieses Amt hilft Menschen ab einem GdB von 50 und ihren Betrieben. Im Gesetz heißt es noch Integrationsamt.',
      },
      source: 'sgb9',
    },
    {
      id: 'ifd',
      term: { en: 'Integrationsfachdienst', de: 'Integrationsfachdienst' },
      meaning: {
        en: 'This service advises you about work and comes along when there’s trouble. It explains things to colleagues only if you agree.',
        de: 'Dieser Dienst berät dich zur Arbeit und kommt mit, wenn es Ärger gibt. Den Kolleginnen und Kollegen erklärt er nur etwas, wenn du es willst.',
      },
      source: 'sgb9',
    },
    {
      id: 'bem',
      term: { en: 'BEM', de: 'BEM' },
      meaning: {
        en: 'BEM is a talk after a long illness: what has to change so that you can work? You may say no.',
        de: 'BEM ist ein Gespräch nach langer Krankheit: Was muss sich ändern, damit Arbeit geht? Du darfst Nein sagen.',
      },
      source: 'sgb9',
    },
    {
      id: 'selbsthilfegruppe',
      term: { en: 'Self-help group', de: 'Selbsthilfegruppe' },
      meaning: {
        en: 'People with the same experience meet and help each other. Nobody has to talk.',
        de: 'Menschen mit derselben Erfahrung treffen sich und helfen einander. Niemand muss reden.',
      },
      source: 'kindernetzwerk',
    },
    {
      id: 'body-doubling',
      term: { en: 'Body doubling', de: 'Body Doubling' },
      meaning: {
        en: 'Someone is there while you do something, in the room or by video. Some people find that starting is less hard then.',
        de: 'Jemand ist da, während du etwas tust, im Raum oder per Video. Manchen fällt das Anfangen dann weniger schwer.',
      },
      page: 'resources/life-hacks',
    },
  ],
};
