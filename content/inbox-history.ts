import type { InboxAction } from '#contract/inbox.ts';
import type { Localized } from '#contract/locale.ts';

/**
 * Who did what with a message. `{who}` is a name or "you", `{has}` the verb that belongs to it in German, `{what}` what
 * it became.
 */
export const historyWords = {
  opened: { en: '{who} opened the message.', de: '{who} {has} die Nachricht geöffnet.' },
  photo_opened: { en: '{who} looked at the photo.', de: '{who} {has} das Foto angesehen.' },
  searched: { en: '{who} found it by a search.', de: '{who} {has} sie mit der Suche gefunden.' },
  state_changed: { en: '{who} marked it “{what}”.', de: '{who} {has} sie als „{what}“ markiert.' },
  caretaker_changed: {
    en: '{who} handed it over to {what}.',
    de: '{who} {has} sie an {what} übergeben.',
  },
  caretaker_is_me: { en: '{who} handed it over to you.', de: '{who} {has} sie dir übergeben.' },
  caretaker_taken: { en: '{who} took it on.', de: '{who} {has} sie übernommen.' },
  caretaker_left: {
    en: '{who} gave it back. Nobody is handling it.',
    de: '{who} {has} sie zurückgegeben. Niemand kümmert sich.',
  },
  note_added: { en: '{who} wrote a note.', de: '{who} {has} eine Notiz geschrieben.' },
  note_deleted: { en: '{who} deleted a note.', de: '{who} {has} eine Notiz gelöscht.' },
  replied: { en: '{who} answered.', de: '{who} {has} geantwortet.' },
  answered_elsewhere: {
    en: '{who} noted an answer from another mail program.',
    de: '{who} {has} eine Antwort aus einem anderen Mail-Programm vermerkt.',
  },
  wrote_again: {
    en: '{who} noted that the visitor wrote again.',
    de: '{who} {has} vermerkt, dass wieder geschrieben wurde.',
  },
  sent_again: { en: '{who} sent a mail again.', de: '{who} {has} eine Mail noch einmal gesendet.' },
  marked_spam: { en: '{who} marked it as spam.', de: '{who} {has} sie als Spam markiert.' },
  unmarked_spam: { en: '{who} said that it isn’t spam.', de: '{who} {has} gesagt, dass es kein Spam ist.' },
  deleted: { en: '{who} deleted the message.', de: '{who} {has} die Nachricht gelöscht.' },
  restored: { en: '{who} brought the message back.', de: '{who} {has} die Nachricht zurückgeholt.' },
} as const satisfies Record<InboxAction | 'caretaker_is_me' | 'caretaker_taken' | 'caretaker_left', Localized>;
