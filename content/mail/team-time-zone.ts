/** Where the team is: its days begin there, and the daily mail comes in its morning. */
export const teamTimeZone = 'Europe/Berlin';

// Swedish writes days as ISO 8601 does.
const asDay = new Intl.DateTimeFormat('sv', { timeZone: teamTimeZone });

/** The day it is where the team is: `2026-11-20`. */
export const today = (now = new Date()): string => asDay.format(now);
