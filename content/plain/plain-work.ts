import type { PlainText } from './plain.ts';

export const plainWork: PlainText = {
  title: { en: 'Help at work', de: 'Hilfe bei der Arbeit' },
  lead: {
    en: 'Work can be made to fit you better. There are people who help for free.',
    de: 'Arbeit kann besser zu dir passen. Es gibt Menschen, die kostenlos helfen.',
  },
  drawing: '/drawings/plain-work.svg',
  isNoAdvice: 'legal',
  sections: [
    {
      id: 'changes',
      title: { en: 'What can change', de: 'Was sich ändern kann' },
      parts: {
        list: {
          en: [
            'A place with less noise and light',
            'Tasks in writing, in a clear order',
            'Breaks when you need them',
            'One person you can ask',
          ],
          de: [
            'Ein Platz mit weniger Lärm und Licht',
            'Aufgaben auf Papier, in klarer Reihenfolge',
            'Pausen, wenn du sie brauchst',
            'Ein Mensch, den du fragen kannst',
          ],
        },
        agree: {
          en: 'You can agree on small changes with your boss. You don’t have to ask any authority.',
          de: 'Kleine Änderungen kannst du mit deiner Chefin oder deinem Chef verabreden. Dafür brauchst du kein Amt.',
        },
      },
    },
    {
      id: 'gdb',
      title: { en: 'The number GdB', de: 'Die Zahl GdB' },
      parts: {
        word: {
          en: 'GdB means: degree of disability. It is a number from 20 to 100. An office decides about it.',
          de: 'GdB heißt: Grad der Behinderung. Es ist eine Zahl von 20 bis 100. Ein Amt entscheidet darüber.',
        },
        how: {
          en: 'The office looks at how hard your everyday life is. A diagnosis alone gives you no number.',
          de: 'Das Amt schaut, wie schwer dein Alltag ist. Eine Diagnose allein gibt keine Zahl.',
        },
        fifty: {
          en: 'From 50 you have more rights at work. One of them: five more days off a year, if you work five days a week.',
          de: 'Ab 50 hast du mehr Rechte bei der Arbeit. Eines davon: fünf Tage mehr Urlaub im Jahr, wenn du fünf Tage die Woche arbeitest.',
        },
        thirty: {
          en: 'With 30 or 40 you can ask for most of these rights. That is called Gleichstellung. It gives you no extra days off.',
          de: 'Mit 30 oder 40 kannst du die meisten dieser Rechte beantragen. Das heißt Gleichstellung. Mehr Urlaub gibt es damit nicht.',
        },
      },
    },
    {
      id: 'who',
      title: { en: 'Who helps you', de: 'Wer dir hilft' },
      parts: {
        steps: {
          en: [
            'Talk to the EUTB before you apply. It gives free advice. [More about the EUTB](resources/care)',
            'Ask your doctors to write down what is hard in your everyday life.',
            'Trouble at work? Ask the Integrationsfachdienst. It helps with problems at work. It can come to your work, too.',
          ],
          de: [
            'Sprich mit der EUTB, bevor du etwas beantragst. Sie berät kostenlos. [Mehr über die EUTB](resources/care)',
            'Bitte in deinen Praxen um Berichte: Was ist im Alltag schwer?',
            'Ärger bei der Arbeit? Frag den Integrationsfachdienst. Er hilft bei Problemen mit der Arbeit. Er kann auch an deinen Arbeitsplatz kommen.',
          ],
        },
        soon: {
          en: 'Don’t wait until it is very bad.',
          de: 'Warte nicht, bis es ganz schlimm ist.',
        },
      },
    },
  ],
  next: {
    text: {
      en: 'What should change at work? We can help you find the words.',
      de: 'Was soll sich bei der Arbeit ändern? Wir helfen dir, Worte zu finden.',
    },
    label: { en: 'Write to us', de: 'Schreib uns' },
    path: '/plain/contact',
  },
};
