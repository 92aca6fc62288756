import type { PlainText } from './plain.ts';

export const plainBullying: PlainText = {
  title: { en: 'When others hurt a child again and again', de: 'Wenn andere ein Kind immer wieder verletzen' },
  lead: {
    en: 'This is called bullying. It’s never the child’s fault.',
    de: 'Das heißt Mobbing. Das Kind ist nie schuld daran.',
  },
  drawing: '/drawings/bullying.svg',
  isNoAdvice: 'legal',
  sections: [
    {
      id: 'what',
      title: { en: 'What is bullying?', de: 'Was ist Mobbing?' },
      parts: {
        list: {
          en: [
            'Others laugh at a child.',
            'Others hit or threaten a child.',
            'Others leave a child out.',
            'Others write mean things on the internet.',
          ],
          de: [
            'Andere lachen ein Kind aus.',
            'Andere schlagen oder bedrohen ein Kind.',
            'Andere schließen ein Kind aus.',
            'Andere schreiben gemeine Dinge im Internet.',
          ],
        },
        again: {
          en: 'It happens again and again. A child can hardly get out of it alone.',
          de: 'Das passiert immer wieder. Ein Kind kommt allein kaum heraus.',
        },
        autism: {
          en: 'Many autistic children know this. Some don’t notice that others are mean to them.',
          de: 'Viele autistische Kinder kennen das. Manche merken nicht, dass andere gemein zu ihnen sind.',
        },
      },
    },
    {
      id: 'today',
      title: { en: 'What you can do today', de: 'Was du heute tun kannst' },
      parts: {
        list: {
          en: [
            'Listen to your child. Your child can also write or draw.',
            'Write down what happened, with day and place.',
            'Talk to the teacher.',
            'Don’t argue with the other parents. It mostly makes things worse.',
            'On the internet: don’t answer, and block the person.',
          ],
          de: [
            'Hör deinem Kind zu. Es kann auch schreiben oder zeichnen.',
            'Schreib auf, was passiert ist, mit Tag und Ort.',
            'Sprich mit der Lehrerin oder dem Lehrer.',
            'Streite nicht mit den anderen Eltern. Das macht es meist schlimmer.',
            'Im Internet: Antworte nicht und sperr die Person.',
          ],
        },
      },
    },
    {
      id: 'child',
      title: { en: 'If you’re the child', de: 'Wenn du selbst das Kind bist' },
      parts: {
        tell: {
          en: 'Tell an adult you trust. You can also write it on paper.',
          de: 'Sag es einem erwachsenen Menschen, dem du vertraust. Du kannst es auch auf einen Zettel schreiben.',
        },
        alone: {
          en: 'You don’t have to do this alone. [Chats and numbers](help-now)',
          de: 'Du musst das nicht allein schaffen. [Chats und Nummern](help-now)',
        },
      },
    },
    {
      id: 'nothing',
      title: { en: 'If it doesn’t stop', de: 'Wenn es nicht aufhört' },
      parts: {
        school: {
          en: 'All adults at school have to help. Ask for the Schulsozialarbeit or the Schulpsychologie. These are people who help with worries.',
          de: 'Alle Erwachsenen in der Schule müssen helfen. Frag nach der Schulsozialarbeit oder der Schulpsychologie. Das sind Menschen, die bei Sorgen helfen.',
        },
        head: {
          en: 'Write to the head of the school. After that you can ask the Schulamt. That is the office for schools.',
          de: 'Schreib der Schulleitung. Danach kannst du das Schulamt fragen. Das ist das Amt für Schulen.',
        },
        police: {
          en: 'Is your child hit? Then you can go to the police.',
          de: 'Wird dein Kind geschlagen? Dann kannst du zur Polizei gehen.',
        },
      },
    },
  ],
  next: {
    text: {
      en: 'You can write to someone, or call. It’s for children and for parents.',
      de: 'Du kannst jemandem schreiben oder anrufen. Das ist für Kinder und für Eltern.',
    },
    label: { en: 'See chats and numbers', de: 'Chats und Nummern ansehen' },
    path: '/plain/help-now',
  },
};
