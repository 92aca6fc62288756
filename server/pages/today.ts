import { teamTimeZone } from '#content/mail/team-time-zone.ts';

// Swedish writes days as ISO 8601 does.
const asDay = new Intl.DateTimeFormat('sv-SE', { timeZone: teamTimeZone, dateStyle: 'short' });

/** The day where the team is: `2026-12-05`. */
export const today = (): string => asDay.format(new Date());
