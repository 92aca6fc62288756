import type { PlainText } from './plain.ts';

export const plainSleep: PlainText = {
  title: { en: 'When sleep is hard', de: 'Wenn Schlafen schwer ist' },
  lead: {
    en: 'Many autistic people and people with ADHD sleep badly. That isn’t laziness.',
    de: 'Viele autistische Menschen und Menschen mit ADHS schlafen schlecht. Das ist keine Faulheit.',
  },
  drawing: '/drawings/sleep.svg',
  isNoAdvice: 'medical',
  sections: [
    {
      id: 'why',
      title: { en: 'Why it can be hard', de: 'Warum es schwer sein kann' },
      parts: {
        clock: {
          en: 'Your body has a clock. With ADHD it often runs late. Then you get tired late.',
          de: 'Der Körper hat eine innere Uhr. Bei ADHS geht sie oft nach. Dann wird man spät müde.',
        },
        reasons: {
          en: 'There can be other reasons: noise, light, pain, worries or a medicine.',
          de: 'Es kann auch andere Gründe geben: Lärm, Licht, Schmerzen, Sorgen oder ein Medikament.',
        },
      },
    },
    {
      id: 'try',
      title: { en: 'What you can try', de: 'Was du versuchen kannst' },
      parts: {
        list: {
          en: [
            'Get up at the same time each day.',
            'Go into daylight in the morning.',
            'Do the same things in the same order each evening.',
            'Make the room dark and cool.',
            'Write down what goes round in your head.',
          ],
          de: [
            'Steh jeden Tag zur selben Zeit auf.',
            'Geh morgens ans Tageslicht.',
            'Mach jeden Abend dasselbe in derselben Reihenfolge.',
            'Mach das Zimmer dunkel und kühl.',
            'Schreib auf, was im Kopf kreist.',
          ],
        },
        one: {
          en: 'Change only one thing. Keep what suits you.',
          de: 'Ändere nur eine Sache. Behalte, was zu dir passt.',
        },
        melatonin: {
          en: 'Melatonin is a substance that has to do with sleep. Please don’t give it to children without a doctor.',
          de: 'Melatonin ist ein Stoff, der mit Schlaf zu tun hat. Bitte gib es Kindern nur mit ärztlichem Rat.',
        },
      },
    },
    {
      id: 'doctor',
      title: { en: 'When to see a doctor', de: 'Wann du in die Praxis gehst' },
      parts: {
        list: {
          en: [
            'You snore, and your breathing stops.',
            'Your legs can’t keep still.',
            'You are very tired in the day.',
            'It began with a new medicine.',
            'Your whole family is worn out.',
          ],
          de: [
            'Du schnarchst, und der Atem setzt aus.',
            'Deine Beine kommen nicht zur Ruhe.',
            'Du bist am Tag sehr müde.',
            'Es begann mit einem neuen Medikament.',
            'Die ganze Familie ist erschöpft.',
          ],
        },
        drive: {
          en: 'Don’t drive when you can hardly stay awake.',
          de: 'Fahr nicht, wenn du kaum wach bleibst.',
        },
        diary: {
          en: 'Write down your sleep for two weeks. Take the list with you.',
          de: 'Schreib deinen Schlaf zwei Wochen lang auf. Nimm die Liste mit.',
        },
      },
    },
  ],
  next: {
    text: {
      en: 'A day that is too loud can end in a bad night.',
      de: 'Nach einem zu lauten Tag schläft man manchmal schlecht.',
    },
    label: { en: 'When too much comes in', de: 'Wenn zu viel auf einmal kommt' },
    path: '/plain/resources/overload',
  },
};
