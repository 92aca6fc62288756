import type { PlainText } from './plain.ts';

export const plainKinderkuche: PlainText = {
  title: { en: 'Children cook together', de: 'Kinder kochen zusammen' },
  lead: {
    en: 'This project is called Kinderküche. That is German for children’s kitchen. There is no date yet.',
    de: 'Das Projekt heißt Kinderküche. Die Gruppe soll klein und ruhig sein. Einen Termin gibt es noch nicht.',
  },
  drawing: '/drawings/plain-kinderkuche.svg',
  sections: [
    {
      id: 'idea',
      title: { en: 'The idea', de: 'Die Idee' },
      parts: {
        who: {
          en: 'Children cook a meal with friends, brothers and sisters. Adults are always there.',
          de: 'Kinder kochen mit Freunden und Geschwistern ein Essen. Erwachsene sind immer dabei.',
        },
        how: {
          en: 'Each step comes as a picture. There is always only one task.',
          de: 'Jeder Schritt kommt als Bild. Es gibt immer nur eine Aufgabe.',
        },
        no: {
          en: 'No child has to talk, touch or taste. Every child may stop, or only watch.',
          de: 'Kein Kind muss reden, anfassen oder probieren. Jedes Kind darf aufhören oder nur zuschauen.',
        },
      },
    },
    {
      id: 'when',
      title: { en: 'When it starts', de: 'Wann es losgeht' },
      parts: {
        text: {
          en: 'There is no place and no date yet. First we need:',
          de: 'Es gibt noch keinen Ort und keinen Termin. Zuerst brauchen wir:',
        },
        list: {
          en: [
            'A quiet kitchen',
            'Insurance',
            'Enough adults',
            'A yes from the parents',
            'The rules from the Gesundheitsamt. That is the health office of the town.',
          ],
          de: [
            'Eine ruhige Küche',
            'Eine Versicherung',
            'Genug Erwachsene',
            'Ein Ja der Eltern',
            'Die Regeln vom Gesundheitsamt. Das ist das Amt für Gesundheit.',
          ],
        },
      },
    },
    {
      id: 'safe',
      title: { en: 'How we keep children safe', de: 'Wie wir auf die Kinder achten' },
      parts: {
        list: {
          en: [
            'An adult stands beside every child who cuts.',
            'Only children aged 8 or older work with heat.',
            'There is no raw egg, no minced meat and no raw milk.',
            'Parents tell us about allergies before each meeting.',
            'Someone with diarrhoea, vomiting or an infected wound doesn’t cook that day.',
          ],
          de: [
            'Neben jedem Kind, das schneidet, steht eine erwachsene Person.',
            'Nur Kinder ab 8 Jahren arbeiten mit Hitze.',
            'Es gibt kein rohes Ei, kein Hackfleisch und keine rohe Milch.',
            'Eltern nennen uns vor jedem Treffen die Allergien.',
            'Mit Durchfall, Erbrechen oder einer entzündeten Wunde kocht niemand mit.',
          ],
        },
        allergy: {
          en: 'An allergy means: the body reacts badly to something, for example to nuts.',
          de: 'Allergie heißt: Der Körper verträgt etwas nicht, zum Beispiel Nüsse.',
        },
      },
    },
  ],
  next: {
    text: { en: 'Would you like to take part?', de: 'Möchtest du mitmachen?' },
    label: { en: 'Write to us', de: 'Schreib uns' },
    path: '/plain/contact',
  },
};
