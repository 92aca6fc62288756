import type { Localized } from '#contract/locale.ts';
import type { Audience } from './resource.ts';

/** The words of the filter by audience. */
export const filterWords = {
  /** Of all that is filtered so: also events. */
  title: { en: 'Who it’s for', de: 'Für wen' },
  me: { en: 'For me', de: 'Für mich' },
  parents: { en: 'For parents', de: 'Für Eltern' },
  teachers: { en: 'For teachers', de: 'Für Lehrkräfte' },
  all: { en: 'Everything', de: 'Alles' },
  /** True of one and of many. */
  shown: {
    en: 'Shown: {shown} of {all} collections.',
    de: 'Gezeigt: {shown} von {all} Sammlungen.',
  },
  home: { en: 'Who is it for?', de: 'Für wen suchst du?' },
} as const satisfies Readonly<Record<string, Localized>>;

/** Above the collections while they are shown for them: most of what they come for stands among the subjects. */
export const subjectsFor = {
  parents: {
    en: 'For parents: [ADHD in children](diagnostics/children), [meltdown](resources/meltdown), [school](resources/school), [bullying](resources/bullying), [brothers and sisters](resources/siblings), [a break](resources/care).',
    de: 'Für Eltern: [ADHS bei Kindern](diagnostics/children), [Meltdown](resources/meltdown), [Schule](resources/school), [Mobbing](resources/bullying), [Geschwister](resources/siblings), [eine Pause](resources/care).',
  },
  teachers: {
    en: 'For teachers: [school](resources/school), [overload](resources/overload), [meltdown](resources/meltdown), [bullying](resources/bullying), [tics, learning, eating](resources/tics-learning-eating), [sheets to print](printables).',
    de: 'Für Lehrkräfte: [Schule](resources/school), [Reizüberflutung](resources/overload), [Meltdown](resources/meltdown), [Mobbing](resources/bullying), [Tics, Lernen, Essen](resources/tics-learning-eating), [Blätter zum Ausdrucken](printables).',
  },
} as const satisfies Partial<Record<Audience, Localized>>;
