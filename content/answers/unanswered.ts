import type { Localized } from '#contract/locale.ts';

/** Something was sent and no answer came: it may have arrived. Whatever says this can be sent again without being done twice. */
export const unanswered: Localized = {
  en: 'No answer came from the server, so we don’t know whether this worked. Nothing you typed is lost. Please try again in a few minutes: that does no harm.',
  de: 'Vom Server kam keine Antwort, darum wissen wir nicht, ob es geklappt hat. Was du getippt hast, ist noch da. Versuch es bitte in ein paar Minuten noch einmal: Das schadet nicht.',
};
