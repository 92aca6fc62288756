import type { PlainText } from './plain.ts';

export const plainTicsLearningEating: PlainText = {
  title: { en: 'Tics, learning and eating', de: 'Tics, Lernen und Essen' },
  lead: {
    en: 'Some things often come along with ADHD or autism. Nobody does them on purpose.',
    de: 'Manches kommt bei ADHS oder Autismus oft dazu. Niemand macht das mit Absicht.',
  },
  drawing: '/drawings/tics-learning-eating.svg',
  isNoAdvice: 'medical',
  sections: [
    {
      id: 'tics',
      title: { en: 'Tics', de: 'Tics' },
      parts: {
        what: {
          en: 'Tics are sudden movements or sounds. Somebody blinks or clears their throat, for example.',
          de: 'Tics sind plötzliche Bewegungen oder Laute. Jemand blinzelt zum Beispiel oder räuspert sich.',
        },
        help: {
          en: 'Stress makes tics stronger. So don’t talk about them, and don’t punish. Tics mostly get weaker over the years.',
          de: 'Stress macht Tics stärker. Also: Sprich nicht darüber und bestrafe nicht. Meist werden Tics mit den Jahren schwächer.',
        },
        doctor: {
          en: 'Do they hurt, or do others laugh about them? Then go to a doctor.',
          de: 'Tun sie weh, oder lachen andere darüber? Dann geh in eine Arztpraxis.',
        },
      },
    },
    {
      id: 'compulsions',
      title: { en: 'Compulsions', de: 'Zwänge' },
      parts: {
        what: {
          en: 'Some people have to wash or check again and again, out of fear. Does it make your life hard? Then go to a doctor. There’s a therapy for it.',
          de: 'Manche müssen aus Angst immer wieder waschen oder prüfen. Macht es dir das Leben schwer? Dann geh in eine Arztpraxis. Es gibt eine Therapie dafür.',
        },
      },
    },
    {
      id: 'reading',
      title: { en: 'Reading and maths', de: 'Lesen und Rechnen' },
      parts: {
        words: {
          en: 'When reading stays very hard, it’s called dyslexia. When maths stays very hard, it’s called dyscalculia.',
          de: 'Bleibt Lesen oder Schreiben sehr schwer, heißt das Legasthenie. Bleibt Rechnen sehr schwer, heißt das Dyskalkulie.',
        },
        ask: {
          en: 'Ask at school early. The school can change the way: more time, for example. [Help at school](resources/school)',
          de: 'Frag früh in der Schule. Sie kann den Weg ändern: zum Beispiel mehr Zeit. [Hilfe in der Schule](resources/school)',
        },
      },
    },
    {
      id: 'eating',
      title: { en: 'Eating', de: 'Essen' },
      parts: {
        what: {
          en: 'Some people can eat only a few things. Taste, smell or fear are the reason.',
          de: 'Manche können nur wenige Dinge essen. Grund sind Geschmack, Geruch oder Angst.',
        },
        help: {
          en: 'Pressure makes it worse. Eat calmly, and don’t talk about what’s left.',
          de: 'Druck macht es schlimmer. Esst in Ruhe und sprecht nicht über Reste.',
        },
        doctor: {
          en: 'Is a child getting thinner, or not growing? Then go to a doctor.',
          de: 'Wird ein Kind dünner, oder wächst es nicht? Dann geh in eine Arztpraxis.',
        },
      },
    },
    {
      id: 'demands',
      title: { en: 'When every demand is too much', de: 'Wenn jede Aufforderung zu viel ist' },
      parts: {
        what: {
          en: 'Some autistic people are afraid of every demand. Some call this PDA.',
          de: 'Manche autistischen Menschen haben Angst vor jeder Aufforderung. Manche nennen das PDA.',
        },
        help: {
          en: 'Ask for less. Give a choice, and time.',
          de: 'Verlang weniger. Lass eine Wahl und gib Zeit.',
        },
      },
    },
  ],
  next: {
    text: {
      en: 'Write down what you’d like to say to the doctor.',
      de: 'Schreib auf, was du in der Praxis sagen möchtest.',
    },
    label: { en: 'List for the first appointment', de: 'Liste für den ersten Termin' },
    path: '/printables/first-appointment',
  },
};
