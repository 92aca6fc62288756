import type { PlainText } from './plain.ts';

export const plainMission: PlainText = {
  title: { en: 'What we want to do', de: 'Was wir vorhaben' },
  lead: {
    en: 'We want to put up quiet vending machines in our town. First we start an association.',
    de: 'Wir wollen in der Stadt ruhige Automaten aufstellen. Zuerst gründen wir einen Verein.',
  },
  drawing: '/drawings/plain-mission.svg',
  sections: [
    {
      id: 'machines',
      title: { en: 'The vending machines', de: 'Die Automaten' },
      parts: {
        why: {
          en: 'A machine can be open when shops are closed. You don’t have to talk to anyone. Ours will have:',
          de: 'Ein Automat kann offen sein, wenn Läden zu sind. Du musst mit niemandem sprechen. In unserem soll es geben:',
        },
        what: {
          en: [
            'Earplugs',
            'Quiet toys for the hands',
            'Sunglasses',
            'Tissues and water',
            'A card that says: “I need a break”',
          ],
          de: [
            'Ohrstöpsel',
            'Leises Spielzeug für die Hände',
            'Sonnenbrillen',
            'Taschentücher und Wasser',
            'Eine Karte, auf der steht: „Ich brauche eine Pause“',
          ],
        },
        quiet: {
          en: 'The machine will play no music. It won’t flash. You’ll pay with coins or card.',
          de: 'Der Automat soll keine Musik machen. Er soll nicht blinken. Zahlen kannst du mit Münzen oder Karte.',
        },
      },
    },
    {
      id: 'association',
      title: { en: 'The association', de: 'Der Verein' },
      parts: {
        word: {
          en: 'An association is a group with written rules. In German it is called a Verein. It can open a bank account and rent a room.',
          de: 'Ein Verein ist eine Gruppe mit festen Regeln. Er kann ein Konto haben und einen Raum mieten.',
        },
        today: {
          en: 'Today we are only a group. One person has to sign our contracts. When it is registered, it should have seven members or more. Registered means: it is in a list at the court.',
          de: 'Heute sind wir nur eine Gruppe. Eine einzelne Person muss unsere Verträge unterschreiben. Wenn der Verein eingetragen wird, soll er mindestens sieben Mitglieder haben. Eingetragen heißt: Er steht in einer Liste beim Gericht.',
        },
      },
    },
    {
      id: 'money',
      title: { en: 'What it costs', de: 'Was es kostet' },
      parts: {
        goal: {
          en: 'We need {goal} euro in all. Now we are collecting {first} euro for the association. There are four steps:',
          de: 'Wir brauchen zusammen {goal} Euro. Jetzt sammeln wir {first} Euro für den Verein. Es gibt vier Schritte:',
        },
      },
      shows: 'phases',
    },
    {
      id: 'know',
      title: { en: 'Good to know before you give', de: 'Gut zu wissen, bevor du gibst' },
      parts: {
        open: {
          en: 'Perhaps we don’t reach the goal. We haven’t decided yet what happens with the money then. Ask us before you give a lot.',
          de: 'Vielleicht erreichen wir das Ziel nicht. Was dann mit dem Geld geschieht, ist noch offen. Frag uns, bevor du viel gibst.',
        },
      },
      shows: 'no-receipt',
    },
  ],
  next: {
    text: { en: 'Would you like to help?', de: 'Möchtest du helfen?' },
    label: { en: 'How you can help us', de: 'Wie du uns helfen kannst' },
    path: '/plain/support',
  },
};
