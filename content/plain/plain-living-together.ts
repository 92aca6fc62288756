import type { PlainText } from './plain.ts';

export const plainLivingTogether: PlainText = {
  title: { en: 'Living together', de: 'Zusammen leben' },
  lead: {
    en: 'Does somebody in your family have autism or ADHD? This can help both of you.',
    de: 'Hat jemand in deiner Familie Autismus oder ADHS? Das kann euch beiden helfen.',
  },
  drawing: '/drawings/living-together.svg',
  sections: [
    {
      id: 'different',
      title: { en: 'Mostly it isn’t meant to hurt', de: 'Meist ist es nicht böse gemeint' },
      parts: {
        autism: {
          en: 'Some autistic people can’t see that you’re sad. Some need quiet. That doesn’t mean that they don’t like you.',
          de: 'Manche autistischen Menschen sehen nicht, dass du traurig bist. Manche brauchen Ruhe. Das heißt nicht, dass sie dich nicht mögen.',
        },
        adhd: {
          en: 'People with ADHD often forget things. They rarely mean harm.',
          de: 'Menschen mit ADHS vergessen oft etwas. Selten meinen sie es böse.',
        },
      },
    },
    {
      id: 'talk',
      title: { en: 'How you can talk', de: 'Wie ihr reden könnt' },
      parts: {
        list: {
          en: [
            'Say what you feel and what you need.',
            'Talk about one thing at a time.',
            'Wait for the answer.',
            'You can also write to each other.',
            'Agree on a sign for a break.',
          ],
          de: [
            'Sag, was du fühlst und was du brauchst.',
            'Sprecht über eine Sache nach der anderen.',
            'Warte auf die Antwort.',
            'Ihr könnt euch auch schreiben.',
            'Macht ein Zeichen für eine Pause aus.',
          ],
        },
      },
    },
    {
      id: 'you',
      title: { en: 'You count, too', de: 'Du zählst auch' },
      parts: {
        hour: {
          en: 'Plan time that belongs to you alone.',
          de: 'Plan Zeit ein, die nur dir gehört.',
        },
        advice: {
          en: 'The EUTB is a place for free advice. It’s there for families, too. [More about help](resources/care)',
          de: 'Die EUTB ist eine Stelle, die kostenlos berät. Sie ist auch für Familien da. [Mehr über Hilfen](resources/care)',
        },
        violence: {
          en: 'Nobody may hit or threaten you. [Who can help now](help-now)',
          de: 'Niemand darf dich schlagen oder bedrohen. [Wer jetzt helfen kann](help-now)',
        },
      },
    },
  ],
  next: {
    text: {
      en: 'You can meet other families.',
      de: 'Du kannst andere Familien treffen.',
    },
    label: { en: 'See the groups', de: 'Gruppen ansehen' },
    path: '/resources/community',
  },
};
