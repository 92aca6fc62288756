import type { PlainText } from './plain.ts';

export const plainExercise: PlainText = {
  title: { en: 'Moving the way you like', de: 'Bewegung, wie du sie magst' },
  lead: {
    en: 'You can move alone or with others. Nobody has to win.',
    de: 'Du kannst dich allein bewegen oder mit anderen. Niemand muss gewinnen.',
  },
  drawing: '/drawings/exercise.svg',
  isNoAdvice: 'medical',
  sections: [
    {
      id: 'known',
      title: { en: 'What studies say', de: 'Was Studien sagen' },
      parts: {
        children: {
          en: 'Most studies are with children who have ADHD. Moving helped them a little with planning and stopping.',
          de: 'Die meisten Studien sind mit Kindern mit ADHS. Bewegung half ihnen etwas beim Planen und beim Stoppen.',
        },
        others: {
          en: 'There are fewer studies with adults and with autistic people.',
          de: 'Mit Erwachsenen und mit autistischen Menschen gibt es weniger Studien.',
        },
        added: {
          en: 'Moving is something extra. It doesn’t replace other help.',
          de: 'Bewegung kommt dazu. Andere Hilfe ersetzt sie nicht.',
        },
      },
    },
    {
      id: 'helps',
      title: { en: 'What people say helps', de: 'Was Menschen nach eigenen Worten hilft' },
      parts: {
        list: {
          en: [
            'The same time and the same place',
            'A small group',
            'Being outdoors, or in the pool when it is quiet',
            'You may stop at any time.',
            'Something you like: music, a friend, a dog',
          ],
          de: [
            'Dieselbe Zeit und derselbe Ort',
            'Eine kleine Gruppe',
            'Draußen sein, oder im Schwimmbad, wenn es ruhig ist',
            'Du darfst jederzeit aufhören.',
            'Etwas, das du magst: Musik, ein Freund, ein Hund',
          ],
        },
      },
    },
    {
      id: 'start',
      title: { en: 'How you can start', de: 'Wie du anfangen kannst' },
      parts: {
        steps: {
          en: [
            'Start small. Five minutes count.',
            'Ask a club: how loud is it? How many people come? May I watch first?',
            'After two weeks you decide: keep it, change it or stop.',
          ],
          de: [
            'Fang klein an. Fünf Minuten zählen.',
            'Frag einen Verein: Wie laut ist es? Wie viele kommen? Darf ich erst zuschauen?',
            'Entscheide nach zwei Wochen: behalten, ändern oder aufhören.',
          ],
        },
        drop: { en: 'Stopping is fine.', de: 'Aufhören ist in Ordnung.' },
        doctor: {
          en: 'Can your joints bend very far? Do you get dizzy when you stand up? Ask a doctor first.',
          de: 'Sind deine Gelenke sehr beweglich? Wird dir beim Aufstehen schwindlig? Frag zuerst in einer Arztpraxis.',
        },
      },
    },
  ],
  next: {
    text: { en: 'Small things can make the start easier.', de: 'Kleine Dinge können den Anfang leichter machen.' },
    label: { en: 'Small things that help', de: 'Kleine Hilfen für den Tag' },
    path: '/plain/resources/life-hacks',
  },
};
