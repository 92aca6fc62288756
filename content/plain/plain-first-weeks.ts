import type { PlainText } from './plain.ts';

export const plainFirstWeeks: PlainText = {
  title: { en: 'You have a new diagnosis', de: 'Du hast eine neue Diagnose' },
  lead: {
    en: 'You or your child now has a name for it: autism or ADHD. You have time.',
    de: 'Bei dir oder deinem Kind hat es jetzt einen Namen: Autismus oder ADHS. Du hast Zeit.',
  },
  drawing: '/drawings/plain-first-weeks.svg',
  isNoAdvice: 'medical',
  sections: [
    {
      id: 'feelings',
      title: { en: 'All feelings are allowed', de: 'Alle Gefühle sind erlaubt' },
      parts: {
        list: {
          en: 'You can be glad, sad, angry or unsure. All of it can come at once.',
          de: 'Du kannst froh, traurig, wütend oder unsicher sein. Alles kann auf einmal kommen.',
        },
        same: {
          en: 'You are the same person as yesterday. So is your child.',
          de: 'Du bist derselbe Mensch wie gestern. Dein Kind auch.',
        },
        heavy: {
          en: 'Does it get too heavy? Tell someone early. [Help right now](help-now)',
          de: 'Wird es zu schwer? Sag es früh jemandem. [Hilfe sofort](help-now)',
        },
      },
    },
    {
      id: 'asked',
      title: { en: 'What many ask', de: 'Was viele fragen' },
      parts: {
        blame: {
          en: 'Nobody is to blame. It doesn’t come from how you bring up your child. It doesn’t come from vaccination.',
          de: 'Niemand ist schuld. Es kommt nicht von der Erziehung. Es kommt nicht vom Impfen.',
        },
        stays: {
          en: 'Autism stays for life. ADHD often stays, too. With help, much can get easier.',
          de: 'Autismus bleibt ein Leben lang. Auch ADHS bleibt oft. Mit Hilfe kann vieles leichter werden.',
        },
      },
    },
    {
      id: 'weeks',
      title: { en: 'Week by week', de: 'Woche für Woche' },
      parts: {
        free: {
          en: 'This is only an idea. You may leave things out.',
          de: 'Das ist nur eine Idee. Du darfst etwas weglassen.',
        },
        steps: {
          en: [
            'Rest. Put the report away. Tell only people who can help you today.',
            'Read what autistic people or people with ADHD write. Tell your child in kind, true words.',
            'Talk to an adviser. The EUTB gives free advice. [More about the EUTB](resources/care)',
            'Ask which help there is. Look for a group.',
            'From week 5 on: change one thing at [school](resources/school) or at [work](resources/work).',
          ],
          de: [
            'Ruh dich aus. Leg den Bericht weg. Sag es nur Menschen, die dir heute helfen.',
            'Lies, was autistische Menschen oder Menschen mit ADHS schreiben. Sag es deinem Kind in freundlichen, wahren Worten.',
            'Lass dich beraten. Die EUTB berät kostenlos. [Mehr über die EUTB](resources/care)',
            'Frag, welche Hilfe es gibt. Such eine Gruppe.',
            'Ab Woche 5: Ändere eine Sache in der [Schule](resources/school) oder bei der [Arbeit](resources/work).',
          ],
        },
      },
    },
    {
      id: 'careful',
      title: { en: 'Be careful', de: 'Sei vorsichtig' },
      parts: {
        buy: {
          en: 'You don’t have to buy anything now. Be careful with expensive courses and diets.',
          de: 'Du musst jetzt nichts kaufen. Sei vorsichtig bei teuren Kursen und Diäten.',
        },
        tell: {
          en: 'Nobody has to know at once. Think first before you tell people at work.',
          de: 'Niemand muss es gleich wissen. Überleg erst, bevor du es bei der Arbeit sagst.',
        },
      },
    },
  ],
  next: {
    text: { en: 'Would you like to write to someone who listens?', de: 'Möchtest du jemandem schreiben, der zuhört?' },
    label: { en: 'Write to us', de: 'Schreib uns' },
    path: '/plain/contact',
  },
};
