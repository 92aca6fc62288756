import type { PlainText } from './plain.ts';

export const plainChildren: PlainText = {
  title: { en: 'Does my child have ADHD?', de: 'Hat mein Kind ADHS?' },
  lead: {
    en: 'Only specialists can tell. No online test can, and no school.',
    de: 'Das können nur Fachleute sagen. Kein Test im Internet kann es, und keine Schule.',
  },
  drawing: '/drawings/plain-children.svg',
  isNoAdvice: 'medical',
  sections: [
    {
      id: 'who',
      title: { en: 'Where you start', de: 'Wo ihr anfangt' },
      parts: {
        doctor: {
          en: 'Start with your children’s doctor. Have hearing and eyes checked there. Ask for the way to specialists.',
          de: 'Beginnt in der Kinderarztpraxis. Lasst dort Ohren und Augen prüfen. Fragt nach dem Weg zu Fachleuten.',
        },
        number: {
          en: 'The number {doctor} can help you with a first appointment.',
          de: 'Die Nummer {doctor} kann beim ersten Termin helfen.',
        },
      },
    },
    {
      id: 'how',
      title: { en: 'What the specialists do', de: 'Was die Fachleute tun' },
      parts: {
        talk: {
          en: 'They talk to you and to your child, often several times. They ask how it was since birth.',
          de: 'Sie sprechen mit dir und mit deinem Kind, oft mehrmals. Sie fragen, wie es seit der Geburt war.',
        },
        school: {
          en: 'They ask teachers only if you agree.',
          de: 'Sie fragen Lehrkräfte nur, wenn du einverstanden bist.',
        },
        reasons: {
          en: 'They look for other reasons, too. Examples are fear, stress at home or autism.',
          de: 'Sie suchen auch nach anderen Gründen. Beispiele sind Angst, Stress zu Hause oder Autismus.',
        },
        true: {
          en: 'For ADHD, it began in childhood and has lasted longer than six months. It shows in several places, and it makes life harder.',
          de: 'Bei ADHS hat es in der Kindheit begonnen und dauert länger als sechs Monate. Es zeigt sich an mehreren Orten und macht das Leben schwerer.',
        },
        age: {
          en: 'Before the age of about four, it is mostly not certain.',
          de: 'Vor dem Alter von etwa vier Jahren ist es meist nicht sicher.',
        },
      },
    },
    {
      id: 'waiting',
      title: { en: 'While you wait', de: 'Während ihr wartet' },
      parts: {
        steps: {
          en: [
            'Take notes for two weeks. What happened? What helped?',
            'Collect reports and the yellow check-up booklet.',
            'Fill in our [list for the first appointment](printables/first-appointment).',
            'Talk to the school. Help doesn’t have to wait.',
          ],
          de: [
            'Macht zwei Wochen lang Notizen. Was ist passiert? Was hat geholfen?',
            'Sammelt Berichte und das gelbe U-Heft.',
            'Füllt unsere [Liste für den ersten Termin](printables/first-appointment) aus.',
            'Sprecht mit der Schule. Hilfe muss nicht warten.',
          ],
        },
        you: {
          en: 'You have known your child the longest. What you write down counts.',
          de: 'Du kennst dein Kind am längsten. Was du aufschreibst, zählt.',
        },
      },
    },
  ],
};
