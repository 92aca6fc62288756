import type { Localized } from '#contract/locale.ts';

/** What somebody of the team has written on a page and not published: all of it with one sentence. */
export const pageDraftsWords = {
  title: { en: 'Your drafts on this page: {count}', de: 'Deine Entwürfe auf dieser Seite: {count}' },
  lead: {
    en: 'Publish several together, with one sentence for the others.',
    de: 'Veröffentliche mehrere zusammen, mit einem Satz für die anderen.',
  },
  stops: { en: 'Can’t be published yet:', de: 'Geht noch nicht:' },
  overtaken: {
    en: 'Somebody has published another text here meanwhile. Open yours on the page and choose.',
    de: 'Inzwischen hat jemand hier einen anderen Text veröffentlicht. Öffne deinen auf der Seite und entscheide.',
  },
  empty: { en: '(still empty)', de: '(noch leer)' },
  open: { en: 'Open', de: 'Öffnen' },
  notLoaded: {
    en: 'Your drafts on this page couldn’t be loaded. Nothing of them is lost.',
    de: 'Deine Entwürfe auf dieser Seite konnten nicht geladen werden. Von ihnen ist nichts verloren.',
  },
  publish: { en: 'Publish the chosen ones', de: 'Die gewählten veröffentlichen' },
  nothing: {
    en: 'Please choose at least one text that can be published.',
    de: 'Bitte wähle mindestens einen Text, der veröffentlicht werden kann.',
  },
  published: {
    en: 'Published: {count}. Everyone can see it now.',
    de: 'Veröffentlicht: {count}. Alle können es jetzt sehen.',
  },
  publishedElsewhere: {
    en: 'Published: {count}. Everyone sees it here once these pages are built again.',
    de: 'Veröffentlicht: {count}. Hier sehen es alle, sobald diese Seiten neu erstellt werden.',
  },
  undo: { en: 'Undo all of it', de: 'Alles rückgängig machen' },
  isUndone: {
    en: 'Undone. Everyone sees the page from before again. You find your texts in their histories.',
    de: 'Rückgängig gemacht. Alle sehen wieder die Seite von vorher. Deine Texte stehen in ihrem Verlauf.',
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** Drafts of texts that an update has taken from the pages. */
export const lostDraftsWords = {
  title: {
    en: 'Your drafts whose text is gone: {count}',
    de: 'Deine Entwürfe, deren Text es nicht mehr gibt: {count}',
  },
  lead: {
    en: 'An update has taken these texts from the pages. Copy what you still need, and delete the rest.',
    de: 'Ein Update hat diese Texte von den Seiten genommen. Kopiere, was du noch brauchst, und lösche den Rest.',
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** A page as visitors would see it with one's drafts, here or by a link. */
export const previewWords = {
  inTitle: { en: 'Preview', de: 'Vorschau' },
  title: { en: 'See the page with your drafts', de: 'Die Seite mit deinen Entwürfen ansehen' },
  language: { en: 'Language', de: 'Sprache' },
  en: { en: 'English', de: 'Englisch' },
  de: { en: 'German', de: 'Deutsch' },
  width: { en: 'Width', de: 'Breite' },
  phone: { en: 'As on a phone', de: 'Wie auf dem Handy' },
  desktop: { en: 'As on a computer', de: 'Wie am Computer' },
  show: { en: 'Show the preview', de: 'Vorschau zeigen' },
  showAgain: { en: 'Show it again', de: 'Neu zeigen' },
  frame: { en: 'Preview of this page', de: 'Vorschau dieser Seite' },
  rests: {
    en: 'Its links don’t work here. A draft that can’t be published yet isn’t shown: you see the text of now.',
    de: 'Ihre Links gehen hier nicht. Ein Entwurf, der noch nicht veröffentlicht werden kann, fehlt: Du siehst den jetzigen Text.',
  },
  share: { en: 'A link for others', de: 'Ein Link für andere' },
  shareLead: {
    en: 'With it, anyone can see this one page with your drafts for seven days, without an account. Its links lead to what everyone sees. You can take it back.',
    de: 'Wer ihn hat, sieht sieben Tage lang diese eine Seite mit deinen Entwürfen, ohne Konto. Die Links darauf führen zu dem, was alle sehen. Du kannst ihn zurücknehmen.',
  },
  make: { en: 'Make a link', de: 'Link machen' },
  made: {
    en: 'Here’s the link. We show it only now: copy it.',
    de: 'Das ist der Link. Wir zeigen ihn nur jetzt: Kopiere ihn.',
  },
  copy: { en: 'Copy the link', de: 'Link kopieren' },
  copied: { en: 'Copied.', de: 'Kopiert.' },
  notCopied: {
    en: 'Your browser doesn’t let us copy. The link is marked: copy it by hand.',
    de: 'Dein Browser lässt uns nicht kopieren. Der Link ist markiert: Kopiere ihn selbst.',
  },
  link: { en: 'By {name}, works until: {time}', de: 'Von {name}, gilt bis: {time}' },
  end: { en: 'Take it back', de: 'Zurücknehmen' },
  ended: { en: 'Taken back. It leads nowhere now.', de: 'Zurückgenommen. Er führt jetzt nirgendwohin.' },
} as const satisfies Readonly<Record<string, Localized>>;
