import type { PlainText } from './plain.ts';

export const plainBurnout: PlainText = {
  title: { en: 'When you are exhausted for a long time', de: 'Wenn du lange erschöpft bist' },
  lead: {
    en: 'Autistic people call this autistic burnout. Things that used to work don’t work any more.',
    de: 'Autistische Menschen nennen das autistischen Burnout. Was früher ging, geht nicht mehr.',
  },
  drawing: '/drawings/plain-burnout.svg',
  isNoAdvice: 'medical',
  sections: [
    {
      id: 'signs',
      title: { en: 'What people say about it', de: 'Was Menschen darüber sagen' },
      parts: {
        list: {
          en: [
            'They are tired, and rest doesn’t help as before.',
            'They can’t do things any more, for example cook or speak.',
            'Light, sounds and people are harder to bear.',
          ],
          de: [
            'Sie sind müde, und Ausruhen hilft nicht mehr wie früher.',
            'Sie können etwas nicht mehr, zum Beispiel kochen oder sprechen.',
            'Licht, Geräusche und Menschen sind schwerer auszuhalten.',
          ],
        },
        unknown: {
          en: 'There is little research. Nobody can say how long it lasts.',
          de: 'Es gibt wenig Forschung. Niemand kann sagen, wie lange es dauert.',
        },
      },
    },
    {
      id: 'doctor',
      title: { en: 'Please see a doctor', de: 'Bitte geh in eine Arztpraxis' },
      parts: {
        depression: {
          en: 'It can look like depression. Depression is an illness that makes you sad or empty for a long time. You can’t tell the two apart by yourself.',
          de: 'Es kann wie eine Depression aussehen. Eine Depression ist eine Krankheit. Man ist lange traurig oder leer. Du kannst beides nicht allein unterscheiden.',
        },
        note: {
          en: 'Can’t you work? A doctor can write a sick note. In German it is called Krankschreibung.',
          de: 'Kannst du nicht arbeiten? Eine Ärztin oder ein Arzt kann dich krankschreiben.',
        },
        help: {
          en: 'Do you think about dying? [Help right now](help-now)',
          de: 'Denkst du ans Sterben? [Hilfe sofort](help-now)',
        },
      },
    },
    {
      id: 'helps',
      title: { en: 'What people say helps them', de: 'Was Menschen nach eigenen Worten hilft' },
      parts: {
        list: {
          en: [
            'Doing less',
            'Real rest',
            'Quiet and little light',
            'Time for what they love',
            'People who believe them',
          ],
          de: [
            'Weniger tun müssen',
            'Echte Ruhe',
            'Stille und wenig Licht',
            'Zeit für das, was sie lieben',
            'Menschen, die ihnen glauben',
          ],
        },
        today: {
          en: 'Today you can cancel one thing. You can tell one person. You don’t have to earn rest.',
          de: 'Heute kannst du eine Sache absagen. Du kannst es einem Menschen sagen. Ruhe musst du dir nicht verdienen.',
        },
      },
    },
  ],
  next: {
    text: { en: 'Acting like everyone else takes energy.', de: 'So zu tun wie die anderen kostet Kraft.' },
    label: { en: 'Read about masking', de: 'Über Maskieren lesen' },
    path: '/plain/resources/masking',
  },
};
