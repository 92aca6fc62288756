import type { Localized } from '#contract/locale.ts';

/** What the page of the team's inbox says before it knows who looks. */
export const inboxPage = {
  lead: {
    en: 'The team reads and answers what visitors write.',
    de: 'Hier liest und beantwortet das Team, was Besucherinnen und Besucher schreiben.',
  },
  signedOut: {
    en: 'Only the team can open the inbox. Sign in to read it.',
    de: 'Nur das Team kann den Posteingang öffnen. Melde dich an, um ihn zu lesen.',
  },
  ended: {
    en: 'Your sign-in ended: you signed out, or it was ended in another tab or on another device. Sign in again to read the inbox. What you wrote in this tab waits for you.',
    de: 'Deine Anmeldung ist beendet: Du hast dich abgemeldet, oder sie wurde in einem anderen Tab oder auf einem anderen Gerät beendet. Melde dich wieder an, um den Posteingang zu lesen. Was du in diesem Tab geschrieben hast, wartet auf dich.',
  },
  /** For somebody who is signed in and has no role. */
  noRole: {
    en: 'Your account does not belong to the team, so there is nothing here for you to read.',
    de: 'Dein Konto gehört nicht zum Team, deshalb gibt es hier für dich nichts zu lesen.',
  },
  noRoleYet: {
    en: 'If you have joined the team a moment ago, your browser may not know it yet. Then look again.',
    de: 'Wenn du eben erst ins Team gekommen bist, weiß dein Browser das vielleicht noch nicht. Sieh dann noch einmal nach.',
  },
  lookForRole: { en: 'Look again', de: 'Noch einmal nachsehen' },
  roleMissing: {
    en: 'We have looked: your account does not belong to the team yet.',
    de: 'Wir haben nachgesehen: Dein Konto gehört noch nicht zum Team.',
  },
  away: {
    en: 'Our server does not answer right now, so we cannot show the inbox. You stay signed in, and this page tries again by itself.',
    de: 'Unser Server antwortet gerade nicht, deshalb können wir den Posteingang nicht zeigen. Du bleibst angemeldet, und diese Seite versucht es von selbst wieder.',
  },
} as const satisfies Record<string, Localized>;
