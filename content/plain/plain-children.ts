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
      title: { en: 'Where you start', de: 'Wo du anfängst' },
      parts: {
        doctor: {
          en: 'Start with your children’s doctor. Have hearing and eyes checked there. Ask how you get to specialists.',
          de: 'Beginne in der Kinderarztpraxis. Lass dort Ohren und Augen prüfen. Frag, wie du zu Fachleuten kommst.',
        },
        number: {
          en: 'You can also call {doctor}. They can help you get a first appointment. Somebody can call for you.',
          de: 'Du kannst auch {doctor} anrufen. Dort hilft man, einen ersten Termin zu bekommen. Jemand kann für dich anrufen.',
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
          de: 'Sie fragen Lehrkräfte nur, wenn du zustimmst.',
        },
        reasons: {
          en: 'They look for other reasons, too. Examples are fear, stress at home or autism.',
          de: 'Sie suchen auch nach anderen Gründen. Beispiele sind Angst, Stress zu Hause oder Autismus.',
        },
        true: {
          en: 'With ADHD, the signs began in childhood. They have lasted longer than six months. They show in several places and make life harder.',
          de: 'Bei ADHS haben die Anzeichen in der Kindheit begonnen. Sie dauern länger als sechs Monate. Sie zeigen sich an mehreren Orten und machen das Leben schwerer.',
        },
        age: {
          en: 'Before the age of about four, a diagnosis usually isn’t certain.',
          de: 'Vor dem Alter von etwa vier Jahren ist eine Diagnose meist nicht sicher.',
        },
      },
    },
    {
      id: 'waiting',
      title: { en: 'While you wait', de: 'Während du wartest' },
      parts: {
        steps: {
          en: [
            'Take notes for two weeks. What happened? What helped?',
            'Collect reports and the yellow check-up booklet.',
            'Fill in our [list for the first appointment](printables/first-appointment).',
            'Talk to the school. Help doesn’t have to wait.',
            'Look at a course for parents, for example the [ADHS-Elterntrainer of the AOK](https://adhs.aok.de/mein-coach/online-programm/adhs-was-ist-das/merkmale-von-adhs/hat-ihr-kind-adhs). It is in German.',
            'When it gets too much: [Help right now](help-now)',
          ],
          de: [
            'Mach zwei Wochen lang Notizen. Was ist passiert? Was hat geholfen?',
            'Sammle Berichte und das gelbe U-Heft.',
            'Füll unsere [Liste für den ersten Termin](printables/first-appointment) aus.',
            'Sprich mit der Schule. Hilfe muss nicht warten.',
            'Sieh dir ein Elterntraining an, zum Beispiel den [ADHS-Elterntrainer der AOK](https://adhs.aok.de/mein-coach/online-programm/adhs-was-ist-das/merkmale-von-adhs/hat-ihr-kind-adhs).',
            'Wenn es zu viel wird: [Hilfe sofort](help-now)',
          ],
        },
        you: {
          en: 'You have known your child the longest. What you write down counts.',
          de: 'Du kennst dein Kind am längsten. Was du aufschreibst, zählt.',
        },
      },
    },
  ],
  next: {
    text: {
      en: 'Write down what you want to say. Then you can’t forget it.',
      de: 'Schreib auf, was du sagen möchtest. Dann vergisst du es nicht.',
    },
    label: { en: 'Open the list', de: 'Die Liste öffnen' },
    path: '/printables/first-appointment',
  },
};
