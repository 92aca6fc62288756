/** Where the team is: its days begin there, and the daily mail comes in its morning. */
export const teamTimeZone = 'Europe/Berlin';
