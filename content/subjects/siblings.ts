import type { Subject } from './subject.ts';

export const siblings: Subject = {
  group: 'everyday',
  drawing: '/drawings/siblings.svg',
  lead: {
    en: 'For families in which one child needs more than the others, and for brothers and sisters themselves.',
    de: 'Für Familien, in denen ein Kind mehr braucht als die anderen, und für die Geschwister selbst.',
  },
  passages: [
    {
      id: 'parents',
      drawing: '/drawings/part-two-people.svg',
      title: { en: 'What parents can do', de: 'Was Eltern tun können' },
      parts: {
        list: {
          en: [
            'Keep some time for each child alone, even ten minutes at bedtime.',
            'Explain in true, simple words what is different, and that nobody is to blame.',
            'Find a short sentence together for friends who ask.',
            'Give each child a place, and things, that they don’t have to share.',
            'Let friends come and hobbies go on.',
            'Don’t compare your children with each other.',
          ],
          de: [
            'Halte für jedes Kind allein etwas Zeit frei, und wenn es abends zehn Minuten am Bett sind.',
            'Erklär mit wahren, einfachen Worten, was anders ist und dass niemand schuld ist.',
            'Sucht zusammen einen kurzen Satz für Freunde, die fragen.',
            'Gib jedem Kind einen Platz und Dinge, die es nicht teilen muss.',
            'Freunde dürfen kommen, Hobbys dürfen bleiben.',
            'Vergleich deine Kinder nicht miteinander.',
          ],
        },
        help: {
          en: 'Brothers and sisters may help. Looking after somebody isn’t their job.',
          de: 'Geschwister dürfen helfen. Aufpassen ist nicht ihre Aufgabe.',
        },
      },
    },
    {
      id: 'feelings',
      drawing: '/drawings/part-bubbles.svg',
      title: { en: 'What brothers and sisters may feel', de: 'Was Geschwister fühlen können' },
      parts: {
        mixed: {
          en: 'Many are fond of their brother or sister and still angry, sad, jealous or embarrassed. Some worry: will I have to look after them one day? All of that is allowed.',
          de: 'Viele haben ihren Bruder oder ihre Schwester lieb und sind trotzdem wütend, traurig, neidisch oder schämen sich. Manche fragen sich: Muss ich mich später kümmern? All das darf sein.',
        },
        quiet: {
          en: 'Some ask for little, so as not to be trouble as well. Ask the child who seems fine, too.',
          de: 'Manche nehmen sich zurück, um nicht auch noch Mühe zu machen. Frag auch das Kind, das gut klarzukommen scheint.',
        },
      },
    },
    {
      id: 'fair',
      drawing: '/drawings/part-scales.svg',
      title: { en: '“Why is he allowed to?”', de: '„Warum darf der das?“' },
      parts: {
        needs: {
          en: 'Different children may need different rules. Say why: it’s about what each can do on their own. It isn’t about who is loved more.',
          de: 'Verschiedene Kinder brauchen manchmal verschiedene Regeln. Sag, warum: Es geht darum, was jemand allein schafft, und nicht darum, wen du mehr liebst.',
        },
        space: {
          en: 'Agree where the others can go when it gets too loud or too wild. More on the page about [meltdowns](resources/meltdown).',
          de: 'Macht aus, wohin die anderen gehen können, wenn es zu laut oder zu wild wird. Mehr steht auf der Seite über [Meltdowns](resources/meltdown).',
        },
      },
    },
    {
      id: 'where',
      drawing: '/drawings/part-hand.svg',
      title: { en: 'Where there’s help', de: 'Wo es Hilfe gibt' },
      parts: {
        list: {
          en: [
            '[Lebenshilfe](https://lebenshilfe.de/informieren/familie/geschwister): groups for young brothers and sisters in many places, a network online for grown-up ones.',
            'Advice for families (Erziehungsberatung): about brothers and sisters, too.',
            '[Pausentaste](https://www.pausentaste.de): for children and young people who look after somebody at home.',
            'A break for the whole family: on the page about [care and support](resources/care).',
          ],
          de: [
            '[Lebenshilfe](https://lebenshilfe.de/informieren/familie/geschwister): an vielen Orten Angebote für junge Geschwister, für erwachsene ein Netzwerk im Internet.',
            'Erziehungsberatung: auch zu Geschwistern.',
            '[Pausentaste](https://www.pausentaste.de): für Kinder und Jugendliche, die zu Hause jemanden pflegen.',
            'Eine Pause für die ganze Familie: auf der Seite zu [Pflege und Unterstützung](resources/care).',
          ],
        },
      },
    },
  ],
  forWhom: {
    me: {
      en: [
        'Are you the brother or sister? You aren’t to blame, and you may be angry. Tell a grown-up what you need, or write it down.',
        'Are you grown up? You may plan your own life, and decide how much you help.',
      ],
      de: [
        'Bist du der Bruder oder die Schwester? Du bist nicht schuld, und du darfst wütend sein. Sag jemandem Erwachsenen, was du brauchst, oder schreib es auf.',
        'Bist du erwachsen? Du darfst dein eigenes Leben planen und selbst entscheiden, wie viel du hilfst.',
      ],
    },
    teachers: {
      en: ['Ask this child how they are, not how their brother or sister is.'],
      de: ['Frag dieses Kind, wie es ihm geht, und nicht, wie es seinem Bruder oder seiner Schwester geht.'],
    },
  },
  steps: {
    en: [
      'Take ten minutes today for one child alone.',
      'Ask: “What’s hard for you at home? What would help?” Listen to the end.',
      'Look for a group, or ask at an Erziehungsberatung.',
    ],
    de: [
      'Nimm dir heute zehn Minuten für ein Kind allein.',
      'Frag: „Was ist für dich zu Hause schwer? Was würde helfen?“ Hör bis zum Ende zu.',
      'Such eine Gruppe oder frag bei einer Erziehungsberatung.',
    ],
  },
  next: {
    text: {
      en: 'Would you like to meet other families?',
      de: 'Möchtest du andere Familien treffen?',
    },
    label: { en: 'See the groups', de: 'Gruppen ansehen' },
    path: '/resources/community',
  },
  checked: {
    lastChecked: '2026-11-27',
    sources: [
      {
        title: 'National Autistic Society: brothers and sisters',
        url: 'https://www.autism.org.uk/about/family-life/siblings/practical-info.aspx',
        lang: 'en',
      },
      {
        title: 'Skills for People: sibling support',
        url: 'https://skillsforpeople.org.uk/docs/autism-information-booklet/sibling-support',
        lang: 'en',
      },
      {
        title: 'NHS Devon: sibling relationships',
        url: 'https://childrenandfamilyhealthdevon.nhs.uk/resources/sibling-relationships-a-1-minute-guide-about-autism',
        lang: 'en',
      },
      {
        title: 'Milestones: siblings',
        url: 'https://www.milestones.org/get-started/for-families/siblingsextended-family',
        lang: 'en',
      },
      {
        title: 'Familienratgeber: Geschwister-Kinder',
        url: 'https://familienratgeber.de/leichte-sprache/lebensphasen/familie-freizeit/geschwisterkinder-von-kindern-mit-behinderung.php',
        lang: 'de',
      },
      {
        title: 'Geschwister brauchen Zeit mit den Eltern (Ilse Achilles)',
        url: 'https://www.bestager-journal.de/geschwister-behinderter-kinder-brauchen-exklusivzeit-mit-den-eltern/',
        lang: 'de',
      },
      {
        title: 'Ratgeber Gesund: Wenn Kinder im Schatten stehen',
        url: 'https://www.ratgebergesund.de/behindertes-geschwisterkind/',
        lang: 'de',
      },
      {
        title: 'Familie mit ADHS: Geschwister',
        url: 'https://www.familie-mit-adhs.de/alltagsthemen/geschwisterkonflikte/',
        lang: 'de',
      },
      {
        title: 'lausebande: Besondere Geschwisterkinder',
        url: 'https://www.lausebande.de/media/plgHwxFlexpaperArchive/archivefiles/lausebande-09-2022/94/',
        lang: 'de',
      },
      {
        title: 'Lebenshilfe: Geschwister',
        url: 'https://lebenshilfe.de/informieren/familie/geschwister',
        lang: 'de',
      },
    ],
  },
};
