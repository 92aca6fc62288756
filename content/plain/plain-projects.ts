import type { PlainText } from './plain.ts';

export const plainProjects: PlainText = {
  title: { en: 'What we’re planning together', de: 'Was wir zusammen planen' },
  lead: {
    en: 'In a project, people try something out together.',
    de: 'In einem Projekt probieren Menschen zusammen etwas aus.',
  },
  drawing: '/drawings/plain-projects.svg',
  sections: [
    {
      id: 'which',
      title: { en: 'Our projects', de: 'Unsere Projekte' },
      parts: {
        list: {
          en: [
            '[Kinderküche](projects/kinderkuche): the plan is that children cook together.',
            '[Shared breastfeeding](projects/shared-breastfeeding): the idea is that parents of babies help each other.',
          ],
          de: [
            '[Kinderküche](projects/kinderkuche): Kinder sollen zusammen kochen.',
            '[Gemeinsam stillen](projects/shared-breastfeeding): Eltern von Babys sollen einander helfen.',
          ],
        },
        more: {
          en: 'There may be more projects on the full page.',
          de: 'Auf der ganzen Seite stehen vielleicht noch mehr Projekte.',
        },
      },
    },
    {
      id: 'part',
      title: { en: 'How you can take part', de: 'Wie du mitmachen kannst' },
      parts: {
        free: {
          en: 'You don’t need a diagnosis. You don’t need an account.',
          de: 'Du brauchst keine Diagnose. Du brauchst kein Konto.',
        },
        may: {
          en: [
            'You may watch first.',
            'You may wear headphones.',
            'You may bring someone.',
            'You may take part in writing only.',
          ],
          de: [
            'Du darfst erst zuschauen.',
            'Du darfst Kopfhörer tragen.',
            'Du darfst jemanden mitbringen.',
            'Du darfst auch nur schriftlich mitmachen.',
          ],
        },
        children: {
          en: 'Children come with an adult. We publish no names and no photos of children.',
          de: 'Kinder kommen mit einer erwachsenen Person. Wir zeigen keine Namen und keine Fotos von Kindern.',
        },
      },
    },
    {
      id: 'how',
      title: { en: 'How a project begins', de: 'Wie ein Projekt anfängt' },
      parts: {
        steps: {
          en: [
            'Someone has an idea and tells us.',
            'We check which rules there are, and what could hurt someone.',
            'We look for people, things and a place.',
            'We start small. Everyone gets a written plan first.',
            'Then we ask: what was too loud, too long, too fast?',
          ],
          de: [
            'Jemand hat eine Idee und sagt sie uns.',
            'Wir prüfen, welche Regeln es gibt und was jemandem schaden könnte.',
            'Wir suchen Menschen, Dinge und einen Ort.',
            'Wir fangen klein an. Alle bekommen vorher einen Plan auf Papier.',
            'Danach fragen wir: Was war zu laut, zu lang, zu schnell?',
          ],
        },
        idea: {
          en: 'Do you have an idea? [Write to us](contact)',
          de: 'Hast du eine Idee? [Schreib uns](contact)',
        },
      },
    },
  ],
  next: {
    text: { en: 'Do you have a question?', de: 'Hast du eine Frage?' },
    label: { en: 'Write to us', de: 'Schreib uns' },
    path: '/plain/contact',
  },
};
