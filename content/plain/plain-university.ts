import type { PlainText } from './plain.ts';

export const plainUniversity: PlainText = {
  title: { en: 'Studying', de: 'Studieren' },
  lead: {
    en: 'Are you a student with ADHD or autism? Exams can be made fairer for you.',
    de: 'Studierst du mit ADHS oder Autismus? Prüfungen können für dich fairer werden.',
  },
  drawing: '/drawings/university.svg',
  isNoAdvice: 'legal',
  sections: [
    {
      id: 'exams',
      title: { en: 'The same exam in another way', de: 'Die gleiche Prüfung auf anderem Weg' },
      parts: {
        word: {
          en: 'It’s called Nachteilsausgleich. You have to know the same things. Only the way changes.',
          de: 'Das heißt Nachteilsausgleich. Du musst das Gleiche können. Nur der Weg ändert sich.',
        },
        list: {
          en: ['more time', 'breaks', 'a quiet room', 'speaking instead of writing'],
          de: ['mehr Zeit', 'Pausen', 'ein ruhiger Raum', 'sprechen statt schreiben'],
        },
        right: {
          en: 'With a disability or a long illness you have a right to it. It isn’t on your certificate.',
          de: 'Mit einer Behinderung oder langen Krankheit hast du ein Recht darauf. Im Zeugnis steht es nicht.',
        },
      },
    },
    {
      id: 'apply',
      title: { en: 'How to ask for it', de: 'So bittest du darum' },
      parts: {
        talk: {
          en: 'Every university has a person for students with disabilities. Write to that person.',
          de: 'Jede Hochschule hat eine Person für Studierende mit Behinderung. Schreib dieser Person.',
        },
        steps: {
          en: [
            'Write down what’s hard and what would help.',
            'Ask your doctor for a letter about exams.',
            'Send both to the exam board, long before the exam.',
          ],
          de: [
            'Schreib auf, was schwer ist und was helfen würde.',
            'Bitte in deiner Praxis um ein Attest für Prüfungen.',
            'Schick beides früh an den Prüfungsausschuss.',
          ],
        },
      },
    },
    {
      id: 'more',
      title: { en: 'More help', de: 'Mehr Hilfe' },
      parts: {
        person: {
          en: 'Somebody can come along and help you. [Help you can apply for](resources/care)',
          de: 'Jemand kann dich begleiten und dir helfen. [Hilfen, die du beantragen kannst](resources/care)',
        },
        rest: {
          en: 'Plan time to rest every day.',
          de: 'Plan jeden Tag Zeit zum Ausruhen ein.',
        },
      },
    },
  ],
  next: {
    text: { en: 'Small things can help you to start.', de: 'Kleine Dinge helfen dir beim Anfangen.' },
    label: { en: 'See the life hacks', de: 'Alltagshilfen ansehen' },
    path: '/resources/life-hacks',
  },
};
