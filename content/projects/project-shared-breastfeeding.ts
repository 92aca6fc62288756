import type { Project } from './projects.ts';

export const sharedBreastfeeding: Project = {
  id: 'shared-breastfeeding',
  title: { en: 'Shared breastfeeding', de: 'Gemeinsam stillen' },
  summary: {
    en: 'An idea we’re still checking: a circle for talk and support around feeding a baby. No milk is offered, sought or passed on.',
    de: 'Eine Idee, die wir noch prüfen: ein Kreis zum Reden und Unterstützen rund um das Füttern eines Babys. Es wird keine Milch angeboten, gesucht oder weitergegeben.',
  },
  description: {
    en: 'An idea we’re still looking into. The page starts with what health experts advise, and shows where to get help.',
    de: 'Eine Idee, die wir prüfen. Die Seite sagt zuerst, was Fachleute raten, und zeigt, wo es Hilfe gibt.',
  },
  tags: ['Community Support', 'Parenting', 'Health', 'Connection'],
  slug: 'shared-breastfeeding',
  gradient: '#CDBCE8 #E6DDF4',
  backgroundColor: '#CDBCE8',
  coverImageUrl: '/drawings/shared-breastfeeding.svg',
};
