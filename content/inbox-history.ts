import type { InboxAction } from '#contract/inbox.ts';
import type { Localized } from '#contract/locale.ts';

/** Who did what with a message. `{who}` is a name, `{what}` what it became. */
export const historyWords = {
  opened: { en: '{who} opened the message.', de: '{who} hat die Nachricht geöffnet.' },
  photo_opened: { en: '{who} looked at the photo.', de: '{who} hat das Foto angesehen.' },
  searched: { en: '{who} found it by a search.', de: '{who} hat sie mit der Suche gefunden.' },
  state_changed: { en: '{who} marked it “{what}”.', de: '{who} hat sie als „{what}“ markiert.' },
  caretaker_changed: {
    en: '{who} handed it over. It is cared for by: {what}.',
    de: '{who} hat sie übergeben. Es kümmert sich: {what}.',
  },
  caretaker_taken: { en: '{who} took care of it.', de: '{who} hat sich darum gekümmert.' },
  caretaker_left: {
    en: '{who} gave it back. Nobody cares for it.',
    de: '{who} hat sie zurückgegeben. Niemand kümmert sich.',
  },
  note_added: { en: '{who} wrote a note.', de: '{who} hat eine Notiz geschrieben.' },
  note_deleted: { en: '{who} deleted a note.', de: '{who} hat eine Notiz gelöscht.' },
  replied: { en: '{who} answered.', de: '{who} hat geantwortet.' },
  answered_elsewhere: {
    en: '{who} noted an answer from another mail program.',
    de: '{who} hat eine Antwort aus einem anderen Mail-Programm vermerkt.',
  },
  wrote_again: {
    en: '{who} noted that the visitor wrote again.',
    de: '{who} hat vermerkt, dass wieder geschrieben wurde.',
  },
  sent_again: { en: '{who} sent a mail again.', de: '{who} hat eine Mail noch einmal gesendet.' },
  marked_spam: { en: '{who} marked it as spam.', de: '{who} hat sie als Spam markiert.' },
  unmarked_spam: { en: '{who} said that it is no spam.', de: '{who} hat gesagt, dass es kein Spam ist.' },
  deleted: { en: '{who} deleted the message.', de: '{who} hat die Nachricht gelöscht.' },
  restored: { en: '{who} brought the message back.', de: '{who} hat die Nachricht zurückgeholt.' },
} as const satisfies Record<InboxAction | 'caretaker_taken' | 'caretaker_left', Localized>;
