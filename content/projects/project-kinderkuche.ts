import type { Project } from './projects.ts';

export const kinderkuche: Project = {
  id: 'kinderkuche',
  title: { en: 'Kinderküche', de: 'Kinderküche' },
  summary: {
    en: 'Planned, no date yet: children cook together in a small, calm group. Nobody has to taste anything or talk.',
    de: 'Geplant, noch ohne Termin: Kinder kochen zusammen in einer kleinen, ruhigen Gruppe. Niemand muss probieren oder reden.',
  },
  description: {
    en: 'Every step is shown as a picture, and there’s one task at a time. The page says what we need and how we keep children safe.',
    de: 'Jeder Schritt wird als Bild gezeigt, und es gibt immer nur eine Aufgabe. Die Seite sagt, was wir brauchen und wie wir auf die Kinder achten.',
  },
  tags: ['Children', 'Cooking', 'Community', 'Education'],
  slug: 'kinderkuche',
  gradient: '#F4C766 #F8DFA4',
  backgroundColor: '#F4C766',
  coverImageUrl: '/drawings/kinderkuche.svg',
};
