import type { Localized } from '#contract/locale.ts';

/** What the page of the team's projects says before it knows who looks, and the way to it. */
export const teamProjectsPage = {
  lead: {
    en: 'Here we write the projects that everyone can read.',
    de: 'Hier schreiben wir die Projekte, die alle lesen können.',
  },
  signedOut: {
    en: 'Only the team can write projects. Sign in to go on.',
    de: 'Nur das Team kann Projekte schreiben. Melde dich an, um weiterzumachen.',
  },
  ended: {
    en: 'Your sign-in ended. Sign in again, and what you typed will be here.',
    de: 'Deine Anmeldung ist beendet. Melde dich wieder an, dann steht hier, was du getippt hast.',
  },
  away: {
    en: 'Our server isn’t answering right now, so we can’t show the projects. You stay signed in.',
    de: 'Unser Server antwortet gerade nicht, deshalb können wir die Projekte nicht zeigen. Du bleibst angemeldet.',
  },
  noRole: {
    en: 'Your account isn’t part of the team, so there’s nothing here for you to write.',
    de: 'Dein Konto gehört nicht zum Team, deshalb gibt es hier für dich nichts zu schreiben.',
  },
  write: { en: 'Write projects', de: 'Projekte schreiben' },
  read: { en: 'To the projects as visitors see them', de: 'Zu den Projekten, wie alle sie sehen' },
} as const satisfies Record<string, Localized>;
