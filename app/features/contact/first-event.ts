import { firstEventSource } from '#content/contact/first-event.ts';

/** Whether a message begun with this query asks for the date of the first event: the answer is not due in days then. */
export const isAboutFirstEvent = (query: string): boolean =>
  new URLSearchParams(query).get('source') === firstEventSource;
