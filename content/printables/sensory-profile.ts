import type { Localized } from '#contract/locale.ts';
import { nameAndDate, type SheetPart, type SheetWords } from './sheet.ts';

export const sensoryProfileWords = {
  lead: {
    en: 'What’s too much for you, what’s too little, and what helps, for each of eight senses.',
    de: 'Was dir zu viel ist, was zu wenig, und was hilft, für jeden von acht Sinnen.',
  },
  before: {
    en: [
      'Tick what’s true for each sense. Tick two boxes if it changes from day to day.',
      'Add an example and what helps, or leave it empty. With a child, fill it in together.',
      'Print it at the end, or keep it here.',
    ],
    de: [
      'Kreuz bei jedem Sinn an, was stimmt. Es darf auch zweierlei sein, wenn es sich von Tag zu Tag ändert.',
      'Schreib ein Beispiel dazu und was hilft, oder lass es leer. Mit einem Kind füllt ihr es zusammen aus.',
      'Druck es am Ende aus oder behalte es hier.',
    ],
  },
  isInSteps: true,
  drawing: '/drawings/part-ear.svg',
  next: {
    text: {
      en: 'Agree with one person on a sign that means “stop”, and on a quiet place. Then show them this sheet.',
      de: 'Mach mit einem Menschen ein Zeichen für „Stopp“ und einen ruhigen Ort aus. Zeig ihm dann dieses Blatt.',
    },
    label: { en: 'See all sheets', de: 'Alle Blätter ansehen' },
    path: '/printables',
  },
  checked: {
    lastChecked: '2026-11-22',
    sources: [
      { title: 'National Autistic Society: sensory processing', url: 'https://www.autism.org.uk/sensory', lang: 'en' },
      {
        title: 'Barnsley Hospital NHS: Sensory',
        url: 'https://barnsleyhospital.nhs.uk/services/community-paediatrics/support-hub/sensory',
        lang: 'en',
      },
    ],
  },
} as const satisfies SheetWords;

/** What is asked of each sense. */
export const senseAnswers = {
  much: { en: 'too much', de: 'zu viel' },
  little: { en: 'too little', de: 'zu wenig' },
  fine: { en: 'fine', de: 'passt' },
  words: { en: 'An example, and what helps', de: 'Ein Beispiel, und was hilft' },
} as const satisfies Record<string, Localized>;

export const sensoryProfile: readonly SheetPart[] = [
  {
    kind: 'said',
    id: 'title',
    text: { en: 'My sensory profile', de: 'Mein sensorisches Profil' },
    isTitle: true,
  },
  ...nameAndDate,
  {
    kind: 'senses',
    id: 'senses',
    senses: [
      {
        id: 'sight',
        name: { en: 'Seeing', de: 'Sehen' },
        about: { en: 'light, colours, lots of things at once', de: 'Licht, Farben, vieles auf einmal' },
      },
      {
        id: 'hearing',
        name: { en: 'Hearing', de: 'Hören' },
        about: { en: 'loud or high sounds, many voices', de: 'Lautes, Hohes, viele Stimmen' },
      },
      {
        id: 'smell',
        name: { en: 'Smelling', de: 'Riechen' },
        about: { en: 'perfume, food', de: 'Parfüm, Essen' },
      },
      {
        id: 'taste',
        name: { en: 'Tasting', de: 'Schmecken' },
        about: { en: 'spices, soft or mixed food', de: 'Gewürze, Weiches, Gemischtes' },
      },
      {
        id: 'touch',
        name: { en: 'Touching', de: 'Fühlen' },
        about: { en: 'labels, wet things, hugs', de: 'Etiketten, Nasses, Umarmungen' },
      },
      {
        id: 'movement',
        name: { en: 'Balance and movement', de: 'Gleichgewicht' },
        about: { en: 'swings, stairs, car rides', de: 'Schaukeln, Treppen, Autofahren' },
      },
      {
        id: 'body',
        name: { en: 'Where my body is', de: 'Wo mein Körper ist' },
        about: { en: 'bumping into things, sitting still', de: 'Anstoßen, stillsitzen' },
      },
      {
        id: 'inside',
        name: { en: 'Inside my body', de: 'In meinem Körper' },
        about: { en: 'hunger, thirst, toilet, pain', de: 'Hunger, Durst, Toilette, Schmerz' },
      },
    ],
  },
  {
    kind: 'blank',
    id: 'seek',
    label: { en: 'What I like and look for', de: 'Was ich mag und suche' },
    lines: 2,
    isHalf: true,
  },
  {
    kind: 'blank',
    id: 'signs',
    label: { en: 'How you can tell that it’s getting too much', de: 'Daran merkst du, dass es zu viel wird' },
    lines: 2,
    isHalf: true,
  },
  {
    kind: 'blank',
    id: 'stop',
    label: { en: 'My sign for “stop”', de: 'Mein Zeichen für „Stopp“' },
    lines: 2,
    isHalf: true,
  },
  { kind: 'blank', id: 'then', label: { en: 'This helps me then', de: 'Das hilft mir dann' }, lines: 2, isHalf: true },
];
