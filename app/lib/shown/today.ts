import { teamTimeZone } from '#content/mail/team-time-zone.ts';

/** The day it is where the association is: `2026-11-20`. */
export const today = (now = new Date()): string =>
  new Intl.DateTimeFormat('sv', { timeZone: teamTimeZone }).format(now);
