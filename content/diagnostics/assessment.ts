import type { Passage } from '#content/blocks/passage.ts';
import type { Localized } from '#contract/locale.ts';

type Common = {
  readonly id: string;
  readonly question: Localized;
  /** What the question means. */
  readonly explanation: Localized;
  /** Why it is asked. */
  readonly why: Localized;
};

export type AssessmentQuestion = Common &
  (
    | { readonly type: 'multiple-choice'; readonly options: Readonly<Record<string, Localized>> }
    | { readonly type: 'slider'; readonly minLabel: Localized; readonly maxLabel: Localized }
  );

export const questionTypes = {
  'multiple-choice': { en: 'Multiple choice', de: 'Auswahl' },
  slider: { en: 'Slider', de: 'Schieberegler' },
} as const satisfies Record<AssessmentQuestion['type'], Localized>;

/** The two sample questions of the prototype (TEST-01). */
export const questions: readonly AssessmentQuestion[] = [
  {
    id: 'learning-preference',
    type: 'multiple-choice',
    question: { en: 'How do you learn something new best?', de: 'Wie lernst du etwas Neues am besten?' },
    options: {
      written: { en: 'Written explanations', de: 'Geschriebene Erklärungen' },
      watching: { en: 'Watching demonstrations', de: 'Zusehen, wie es jemand macht' },
      doing: { en: 'Hands-on experience', de: 'Selbst ausprobieren' },
      telling: { en: 'Verbal explanations', de: 'Gesprochene Erklärungen' },
    },
    explanation: {
      en: 'Think of the last thing you learned because you wanted to. What did you do first? There’s no better or worse answer.',
      de: 'Denk an das Letzte, was du gelernt hast, weil du es wolltest. Was hast du zuerst getan? Es gibt keine bessere oder schlechtere Antwort.',
    },
    why: {
      en: 'Knowing what you prefer can help you ask for it, for example for written instructions at school or at work.',
      de: 'Wenn du weißt, was du bevorzugst, kannst du darum bitten, zum Beispiel um schriftliche Anweisungen in der Schule oder bei der Arbeit.',
    },
  },
  {
    id: 'sensory-intensity',
    type: 'slider',
    question: {
      en: 'How intensely do you notice sounds, light and touch?',
      de: 'Wie intensiv nimmst du Geräusche, Licht und Berührung wahr?',
    },
    minLabel: { en: 'Barely Notice', de: 'Kaum' },
    maxLabel: { en: 'Very Intensely', de: 'Sehr intensiv' },
    explanation: {
      en: 'Think of an ordinary day: a lamp that hums, a label in a shirt, a full bus. You can also say you’ve never thought about it.',
      de: 'Denk an einen gewöhnlichen Tag: eine Lampe, die summt, ein Etikett im Hemd, ein voller Bus. Du kannst auch sagen, dass du noch nie darüber nachgedacht hast.',
    },
    why: {
      en: 'What feels loud or bright differs from person to person. Knowing how it is for you can help you plan quiet time.',
      de: 'Was laut oder hell ist, ist von Mensch zu Mensch verschieden. Wenn du weißt, wie es bei dir ist, kannst du ruhige Zeit besser planen.',
    },
  },
];

export const assessmentTitle: Localized = {
  en: 'Self-assessment prototype',
  de: 'Prototyp der Selbsteinschätzung',
};

export const assessmentLead: Localized = {
  en: 'Two sample questions that show how we’d like to ask: calmly, and one at a time.',
  de: 'Zwei Beispielfragen, die zeigen, wie wir fragen möchten: ruhig und eine nach der anderen.',
};

export const assessmentNotice = {
  title: { en: 'This prototype is NOT functional', de: 'Dieser Prototyp ist NICHT funktionsfähig' },
  text: {
    en: 'It only shows two questions. It doesn’t assess you and gives no result. It collects no data. It isn’t a medical device or a diagnosis. If you’re worried, talk to a doctor or psychotherapist.',
    de: 'Er zeigt nur zwei Fragen. Er schätzt dich nicht ein und gibt kein Ergebnis. Er sammelt keine Daten. Er ist kein Medizinprodukt und keine Diagnose. Wenn du dir Sorgen machst, sprich mit einer Ärztin, einem Arzt, einer Psychotherapeutin oder einem Psychotherapeuten.',
  },
} as const satisfies Record<string, Localized>;

/** What a visitor should know before the first question. */
export const assessmentRules: Localized<readonly string[]> = {
  en: [
    'One question at a time. You can go back and forth.',
    'There’s no time limit. You can leave any question open.',
    'Your answers stay on this page. They’re gone when you leave it, load it again or change the language.',
  ],
  de: [
    'Es kommt eine Frage nach der anderen. Du kannst vor- und zurückgehen.',
    'Es gibt keine Zeitgrenze. Du darfst jede Frage offen lassen.',
    'Deine Antworten bleiben auf dieser Seite. Sie sind weg, wenn du sie verlässt, neu lädst oder die Sprache wechselst.',
  ],
};

/** What starts the prototype, and what is said where it does not start. */
export const assessmentStart = {
  title: { en: 'Before you start', de: 'Bevor du anfängst' },
  open: { en: 'Explore Prototype', de: 'Prototyp ausprobieren' },
  failed: {
    en: 'The prototype couldn’t be loaded. Check your connection and press the button again. You can read both questions below.',
    de: 'Der Prototyp konnte nicht geladen werden. Prüfe deine Verbindung und drück den Knopf noch einmal. Beide Fragen kannst du unten lesen.',
  },
  needsScripts: {
    en: 'You need JavaScript to try the prototype, and it’s missing here. You can read both questions below.',
    de: 'Um den Prototyp auszuprobieren, brauchst du JavaScript. Es fehlt hier. Beide Fragen kannst du unten lesen.',
  },
} as const satisfies Record<string, Localized>;

export const sampleQuestionsTitle: Localized = { en: 'The two sample questions', de: 'Die zwei Beispielfragen' };
export const questionCounter: Localized = { en: 'Question {number} of {count}', de: 'Frage {number} von {count}' };
export const explanationTitle: Localized = { en: 'What it means:', de: 'Was gemeint ist:' };
export const whyTitle: Localized = { en: 'Why we ask:', de: 'Warum wir fragen:' };
export const scaleText: Localized = {
  en: 'A scale from “{from}” to “{to}”.',
  de: 'Eine Skala von „{from}“ bis „{to}“.',
};

export const assessmentPassages: readonly Passage[] = [
  {
    id: 'purpose',
    title: { en: 'What the prototype is for', de: 'Wozu der Prototyp da ist' },
    parts: {
      text: {
        en: 'Many questionnaires are hard to answer: the questions are vague, and nobody says what they’re for. We’re trying a calmer way: one question at a time, with its meaning and its reason next to it, and no time limit. Please tell us whether that helps.',
        de: 'Viele Fragebögen sind schwer zu beantworten: Die Fragen sind ungenau, und niemand sagt, wozu sie da sind. Wir probieren einen ruhigeren Weg: eine Frage nach der anderen, daneben ihr Sinn und ihr Grund, ohne Zeitgrenze. Sag uns bitte, ob das hilft.',
      },
    },
  },
  {
    id: 'never',
    title: { en: 'What it will never do', de: 'Was er nie tun wird' },
    parts: {
      list: {
        en: [
          'It won’t give you points, a label or a percentage.',
          'It won’t say whether you are autistic or have ADHD.',
          'It won’t show your answers to anyone, including us.',
        ],
        de: [
          'Er gibt keine Punkte, keine Bezeichnung und keine Prozente.',
          'Er sagt nicht, ob du autistisch bist oder ADHS hast.',
          'Er zeigt deine Antworten niemandem, auch uns nicht.',
        ],
      },
      text: {
        en: '[Diagnostics](diagnostics) explains how an official diagnosis works in Germany.',
        de: 'Wie eine offizielle Diagnose in Deutschland abläuft, steht auf der Seite [Diagnostik](diagnostics).',
      },
    },
  },
];

export const assessmentNext = {
  text: {
    en: 'Was a question unclear, or did one feel wrong? Tell us what would make it clearer.',
    de: 'War eine Frage unklar oder fühlte sich eine falsch an? Sag uns, was sie klarer machen würde.',
  },
  label: { en: 'Write to us about the questions', de: 'Schreib uns zu den Fragen' },
  message: {
    en: 'My thoughts on the sample questions of the self-assessment: ',
    de: 'Meine Gedanken zu den Beispielfragen der Selbsteinschätzung: ',
  },
} as const satisfies Record<string, Localized>;
