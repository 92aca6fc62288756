import type { Localized } from '#contract/locale.ts';

/** What the page of the team's inbox says before it knows who looks. */
export const inboxPage = {
  lead: {
    en: 'Here we read and answer what visitors write.',
    de: 'Hier lesen und beantworten wir, was Besucherinnen und Besucher schreiben.',
  },
  signedOut: {
    en: 'Only the team can open the inbox. Sign in to read it.',
    de: 'Nur das Team kann den Posteingang öffnen. Melde dich an, um ihn zu lesen.',
  },
  ended: {
    en: 'Your sign-in ended. Sign in again to read the inbox. What you wrote in this tab is still here.',
    de: 'Deine Anmeldung ist beendet. Melde dich wieder an, um den Posteingang zu lesen. Was du in diesem Tab geschrieben hast, ist noch da.',
  },
  /** For somebody who is signed in and has no role. */
  noRole: {
    en: 'Your account isn’t part of the team, so there’s nothing here for you to read.',
    de: 'Dein Konto gehört nicht zum Team, deshalb gibt es hier für dich nichts zu lesen.',
  },
  noRoleYet: {
    en: 'If you’ve only now joined the team, your browser may not know yet. Then look again.',
    de: 'Wenn du eben erst ins Team gekommen bist, weiß dein Browser das vielleicht noch nicht. Sieh dann noch einmal nach.',
  },
  lookForRole: { en: 'Look again', de: 'Noch einmal nachsehen' },
  roleMissing: {
    en: 'We’ve looked: your account isn’t part of the team yet.',
    de: 'Wir haben nachgesehen: Dein Konto gehört noch nicht zum Team.',
  },
  away: {
    en: 'Our server isn’t answering right now, so we can’t show the inbox. You stay signed in, and this page will try again by itself.',
    de: 'Unser Server antwortet gerade nicht, deshalb können wir den Posteingang nicht zeigen. Du bleibst angemeldet, und diese Seite versucht es von selbst wieder.',
  },
} as const satisfies Record<string, Localized>;
