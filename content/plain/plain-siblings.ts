import type { PlainText } from './plain.ts';

export const plainSiblings: PlainText = {
  title: { en: 'Brothers and sisters', de: 'Geschwister' },
  lead: {
    en: 'One child in the family needs a lot of help. The others count as much.',
    de: 'Ein Kind in der Familie braucht viel Hilfe. Die anderen zählen genauso.',
  },
  drawing: '/drawings/siblings.svg',
  sections: [
    {
      id: 'you',
      title: { en: 'Are you the brother or sister?', de: 'Bist du der Bruder oder die Schwester?' },
      parts: {
        feelings: {
          en: 'You may be angry, sad or jealous. You aren’t to blame.',
          de: 'Du darfst wütend, traurig oder neidisch sein. Du bist nicht schuld.',
        },
        tell: {
          en: 'Tell a grown-up what you need. You can also write it down.',
          de: 'Sag jemandem Erwachsenen, was du brauchst. Du kannst es auch aufschreiben.',
        },
        later: {
          en: 'Looking after somebody isn’t your job. You may plan your own life.',
          de: 'Aufpassen ist nicht deine Aufgabe. Du darfst dein eigenes Leben planen.',
        },
      },
    },
    {
      id: 'parents',
      title: { en: 'What parents can do', de: 'Was Eltern tun können' },
      parts: {
        list: {
          en: [
            'Keep ten minutes for each child alone.',
            'Explain in simple words what is different.',
            'Give each child a place and things of their own.',
            'Don’t compare your children.',
            'Say why there are different rules.',
          ],
          de: [
            'Nimm dir für jedes Kind allein zehn Minuten.',
            'Erklär mit einfachen Worten, was anders ist.',
            'Gib jedem Kind einen eigenen Platz und eigene Dinge.',
            'Vergleich deine Kinder nicht.',
            'Sag, warum es verschiedene Regeln gibt.',
          ],
        },
      },
    },
    {
      id: 'where',
      title: { en: 'Where there’s help', de: 'Wo es Hilfe gibt' },
      parts: {
        groups: {
          en: 'The [Lebenshilfe](https://lebenshilfe.de/informieren/familie/geschwister) has groups for brothers and sisters in many places.',
          de: 'Die [Lebenshilfe](https://lebenshilfe.de/informieren/familie/geschwister) hat an vielen Orten etwas für Geschwister.',
        },
        care: {
          en: 'Are you young, and do you look after somebody at home? [Pausentaste](https://www.pausentaste.de) is for you.',
          de: 'Bist du jung und pflegst zu Hause jemanden? Die [Pausentaste](https://www.pausentaste.de) ist für dich da.',
        },
        break: {
          en: 'The family needs a break? [Help you can apply for](resources/care)',
          de: 'Braucht die Familie eine Pause? [Hilfen, die du beantragen kannst](resources/care)',
        },
      },
    },
  ],
  next: {
    text: { en: 'You can meet other families.', de: 'Du kannst andere Familien treffen.' },
    label: { en: 'See the groups', de: 'Gruppen ansehen' },
    path: '/resources/community',
  },
};
