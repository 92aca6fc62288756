import type { PlainText } from './plain.ts';

export const plainSchool: PlainText = {
  title: { en: 'Help at school', de: 'Hilfe in der Schule' },
  lead: {
    en: 'Your child learns the same. But the way there can be fairer.',
    de: 'Dein Kind lernt dasselbe. Aber der Weg dahin kann fairer sein.',
  },
  drawing: '/drawings/plain-school.svg',
  isNoAdvice: 'legal',
  sections: [
    {
      id: 'what',
      title: { en: 'What is Nachteilsausgleich?', de: 'Was ist Nachteilsausgleich?' },
      parts: {
        word: {
          en: 'Nachteilsausgleich is a German word. It means: something makes school harder for a child, so the school changes the way.',
          de: 'Etwas macht die Schule für ein Kind schwerer. Dann ändert die Schule den Weg, nicht das Ziel.',
        },
        list: {
          en: [
            'More time and breaks',
            'A quiet room',
            'A fixed seat',
            'Ear protection',
            'Tasks in small steps',
            'A laptop',
          ],
          de: [
            'Mehr Zeit und Pausen',
            'Ein ruhiger Raum',
            'Ein fester Platz',
            'Gehörschutz',
            'Aufgaben in kleinen Schritten',
            'Ein Laptop',
          ],
        },
        report: {
          en: 'The mark counts in full. The school report doesn’t mention it.',
          de: 'Die Note zählt ganz. Im Zeugnis steht nichts davon.',
        },
      },
    },
    {
      id: 'ask',
      title: { en: 'How you ask for it', de: 'Wie du danach fragst' },
      parts: {
        steps: {
          en: [
            'Write down three hard situations and three changes.',
            'Fill in our [letter to the school](printables/school-letter).',
            'Give it to the head of the school.',
            'Add a note from a doctor.',
            'Ask for the answer in writing.',
          ],
          de: [
            'Schreib drei schwere Situationen und drei Änderungen auf.',
            'Füll unseren [Brief an die Schule](printables/school-letter) aus.',
            'Gib ihn der Schulleitung.',
            'Leg eine ärztliche Bescheinigung dazu.',
            'Bitte um eine Antwort auf Papier.',
          ],
        },
        land: {
          en: 'The rules are different in each part of Germany. Ask at your school.',
          de: 'Die Regeln sind in jedem Bundesland anders. Frag an deiner Schule.',
        },
      },
    },
    {
      id: 'refusal',
      title: { en: 'When school is too much', de: 'Wenn Schule nicht mehr geht' },
      parts: {
        why: {
          en: 'Some children can hardly bear school. That’s more than not wanting to.',
          de: 'Manche Kinder halten die Schule kaum noch aus. Das ist mehr als keine Lust.',
        },
        talk: {
          en: 'Talk to the school and to a doctor for children early. The Schulpsychologie helps too. It costs nothing. They tell nobody what you say.',
          de: 'Sprich früh mit der Schule und mit der Kinderarztpraxis. Auch die Schulpsychologie hilft. Das kostet nichts. Dort erzählt man nichts weiter.',
        },
        more: {
          en: 'When it gets too much for you: [helplines](help-now)',
          de: 'Wenn es dir zu viel wird: [Hilfe am Telefon und im Chat](help-now)',
        },
      },
    },
    {
      id: 'assistant',
      title: { en: 'Somebody who helps all day', de: 'Jemand, der den ganzen Tag hilft' },
      parts: {
        word: {
          en: 'This is called Schulbegleitung. A person helps the child to be calm and to take part. That person doesn’t teach.',
          de: 'Das heißt Schulbegleitung. Ein Mensch hilft dem Kind, ruhig zu bleiben und mitzumachen. Er unterrichtet nicht.',
        },
        office: {
          en: 'With autism or ADHD you often ask at the Jugendamt. That is the youth office. A diagnosis alone isn’t enough.',
          de: 'Bei Autismus oder ADHS fragt man oft beim Jugendamt. Das ist ein Amt für Kinder und Familien. Eine Diagnose allein reicht nicht.',
        },
        advice: {
          en: 'The EUTB is a place for free advice about such help. [More about care](resources/care)',
          de: 'Die EUTB ist eine Stelle, die kostenlos zu Hilfen berät. [Mehr über Unterstützung](resources/care)',
        },
      },
    },
    {
      id: 'no',
      title: { en: 'When the answer is no', de: 'Wenn die Antwort Nein ist' },
      parts: {
        ask: {
          en: 'Ask for the reasons in writing. Maybe there is a time limit. Ask about that too. Then you can ask again. Write down exactly what is hard.',
          de: 'Bitte um die Gründe auf Papier. Vielleicht gibt es eine Frist. Frag auch danach. Dann kannst du noch einmal fragen. Schreib genau auf, was schwer ist.',
        },
        letter: {
          en: 'Is there a letter from the youth office? It says what you can do, and by when. The EUTB reads it with you.',
          de: 'Gibt es einen Brief vom Jugendamt? Darin steht, was du tun kannst und bis wann. Die EUTB liest ihn mit dir.',
        },
      },
    },
  ],
  next: {
    text: {
      en: 'The letter is one page. You can fill it in or print it.',
      de: 'Der Brief ist eine Seite. Du kannst ihn ausfüllen oder drucken.',
    },
    label: { en: 'Open the letter', de: 'Den Brief öffnen' },
    path: '/printables/school-letter',
  },
};
