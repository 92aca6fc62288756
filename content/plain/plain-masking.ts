import type { PlainText } from './plain.ts';

export const plainMasking: PlainText = {
  title: { en: 'Acting like everyone else', de: 'So tun, als wärst du wie die anderen' },
  lead: {
    en: 'This is called masking. It takes a lot of energy.',
    de: 'Das heißt Maskieren. Es kostet viel Kraft.',
  },
  drawing: '/drawings/masking.svg',
  isNoAdvice: 'medical',
  sections: [
    {
      id: 'what',
      title: { en: 'What masking is', de: 'Was Maskieren ist' },
      parts: {
        what: {
          en: 'People hide what is autistic about them. Or they copy others. Some notice it, some don’t.',
          de: 'Menschen verstecken, was an ihnen autistisch ist. Oder sie machen andere nach. Manche merken das, manche nicht.',
        },
        list: {
          en: [
            'They force themselves to look people in the eye.',
            'They practise conversations.',
            'They hold back movements that calm them.',
          ],
          de: [
            'Sie zwingen sich, in die Augen zu schauen.',
            'Sie üben Gespräche.',
            'Sie unterdrücken Bewegungen, die sie beruhigen.',
          ],
        },
        lie: {
          en: 'It isn’t lying. It is an answer to pressure from others.',
          de: 'Das ist keine Lüge. Es ist eine Antwort auf Druck von außen.',
        },
      },
    },
    {
      id: 'why',
      title: { en: 'Why people do it', de: 'Warum Menschen das tun' },
      parts: {
        good: {
          en: 'They want to be safe. They want to find friends or keep a job. It can protect you.',
          de: 'Sie wollen sicher sein. Sie wollen Freunde finden oder ihre Arbeit behalten. Es kann dich schützen.',
        },
        cost: {
          en: 'It also costs something: people are tired and feel alone. A diagnosis can come late. A diagnosis is a name, for example autism, that doctors or therapists give.',
          de: 'Es kostet auch etwas: Menschen sind müde und fühlen sich allein. Eine Diagnose kommt vielleicht spät. Eine Diagnose ist ein Name von Fachleuten, zum Beispiel Autismus.',
        },
        studies: {
          en: 'In studies, people who masked a lot felt worse. Nobody has proved which comes from which.',
          de: 'In Studien ging es Menschen schlechter, die viel maskierten. Was woraus kommt, ist nicht bewiesen.',
        },
      },
    },
    {
      id: 'less',
      title: { en: 'A little less of it', de: 'Ein bisschen weniger davon' },
      parts: {
        you: {
          en: 'You decide. It isn’t safe everywhere. You owe it to nobody.',
          de: 'Du entscheidest. Nicht überall ist es sicher. Du schuldest es niemandem.',
        },
        steps: {
          en: [
            'Notice after which places you are more tired.',
            'Choose one person and one thing. For example: you wear headphones.',
            'Plan time for yourself after hard places.',
          ],
          de: [
            'Achte darauf, nach welchen Orten du müder bist.',
            'Wähle einen Menschen und eine Sache. Zum Beispiel: Du trägst Kopfhörer.',
            'Plane nach schweren Orten Zeit für dich ein.',
          ],
        },
      },
    },
  ],
  next: {
    text: { en: 'Have you been exhausted for a long time?', de: 'Bist du schon lange erschöpft?' },
    label: { en: 'Read about burnout', de: 'Über Burnout lesen' },
    path: '/plain/resources/burnout',
  },
};
