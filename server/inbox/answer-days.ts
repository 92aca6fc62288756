import { site } from '#content/site.ts';

/**
 * Within how many days the team promises to answer, as SQL that is asked once for a statement: what an admin says
 * (server/settings), else what is built in.
 */
export const answerDays = `(select app_private.answer_days(${site.answerDays.value}))`;
