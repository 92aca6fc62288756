import type { PlainText } from './plain.ts';

export const plainCare: PlainText = {
  title: { en: 'Help you can apply for', de: 'Hilfen, die du beantragen kannst' },
  lead: {
    en: 'There is money and help for everyday life. You don’t have to understand it alone.',
    de: 'Es gibt Geld und Hilfe für den Alltag. Du musst das nicht allein verstehen.',
  },
  drawing: '/drawings/plain-care.svg',
  isNoAdvice: 'legal',
  sections: [
    {
      id: 'advice',
      title: { en: 'Who gives free advice', de: 'Wer kostenlos berät' },
      parts: {
        eutb: {
          en: 'The [EUTB](https://www.teilhabeberatung.de) is a place for advice. It is free, and there are many. Relatives may ask there, too.',
          de: 'Die [EUTB](https://www.teilhabeberatung.de) ist eine Stelle für Beratung. Sie kostet nichts, und es gibt viele. Auch Angehörige dürfen fragen.',
        },
        guide: {
          en: 'At the Jugendamt there is a Verfahrenslotse. That person guides young people and families through the forms.',
          de: 'Beim Jugendamt gibt es Verfahrenslotsen. Sie helfen jungen Menschen und Familien mit den Anträgen.',
        },
      },
    },
    {
      id: 'grade',
      title: { en: 'Pflegegrad', de: 'Pflegegrad' },
      parts: {
        word: {
          en: 'Pflegegrad is a number from 1 to 5. It says how much help you need every day.',
          de: 'Der Pflegegrad ist eine Zahl von 1 bis 5. Er sagt, wie viel Hilfe du jeden Tag brauchst.',
        },
        mind: {
          en: 'It isn’t only about the body. Fears, planning and restless nights count, too.',
          de: 'Es geht nicht nur um den Körper. Auch Ängste, Planen und unruhige Nächte zählen.',
        },
        steps: {
          en: [
            'Call or write to the Pflegekasse. It belongs to your health insurance.',
            'One sentence is enough: “I’m applying for care insurance benefits.”',
            'You get a form. Then someone visits you.',
            'For two weeks, write down which help you need. Write down bad days, too.',
          ],
          de: [
            'Ruf die Pflegekasse an oder schreib ihr. Sie gehört zu deiner Krankenkasse.',
            'Ein Satz genügt: „Ich beantrage Leistungen der Pflegeversicherung.“',
            'Du bekommst ein Formular. Dann besucht dich jemand.',
            'Schreib zwei Wochen lang auf, welche Hilfe nötig ist. Schreib auch schlechte Tage auf.',
          ],
        },
      },
    },
    {
      id: 'break',
      title: { en: 'When you need a break', de: 'Wenn du eine Pause brauchst' },
      parts: {
        stand: {
          en: 'Does the person you look after have Pflegegrad 2 or more? Then someone else can do it for a few hours or days. The Pflegekasse pays for it, up to a yearly sum.',
          de: 'Pflegst du jemanden mit Pflegegrad 2 oder mehr? Dann kann das jemand anderes für Stunden oder Tage tun. Die Pflegekasse zahlt dafür bis zu einem Jahresbetrag.',
        },
      },
    },
    {
      id: 'part',
      title: { en: 'Eingliederungshilfe', de: 'Eingliederungshilfe' },
      parts: {
        word: {
          en: 'This is help so that you can take part at school, at work and at home.',
          de: 'Das ist Hilfe, damit du mitmachen kannst: in der Schule, bei der Arbeit und zu Hause.',
        },
        children: {
          en: 'For children with autism or ADHD, it is often the Jugendamt that decides. It needs a paper from a specialist.',
          de: 'Bei Kindern mit Autismus oder ADHS entscheidet oft das Jugendamt. Es braucht ein Papier von einer Fachstelle.',
        },
        wrong: {
          en: 'Was it the wrong office? It has to pass your form on.',
          de: 'War es das falsche Amt? Es muss deinen Antrag weitergeben.',
        },
      },
    },
  ],
  next: {
    text: {
      en: 'Is a form too much right now? We look for the first step with you.',
      de: 'Ist ein Antrag gerade zu viel? Wir suchen mit dir den ersten Schritt.',
    },
    label: { en: 'Write to us', de: 'Schreib uns' },
    path: '/plain/contact',
  },
};
