import type { Localized } from '#contract/locale.ts';

/** A page of which the team changes the texts where they stand. */
export const pageEditorWords = {
  edit: { en: 'Edit this page', de: 'Diese Seite bearbeiten' },
  notLoaded: {
    en: 'Editing couldn’t be loaded. Please try again in a moment.',
    de: 'Das Bearbeiten konnte nicht geladen werden. Bitte versuch es gleich noch einmal.',
  },
  ended: {
    en: 'Your sign-in ended. Sign in again and edit this page, and what you typed will be there.',
    de: 'Deine Anmeldung ist beendet. Melde dich wieder an und bearbeite diese Seite, dann steht dort, was du getippt hast.',
  },
  title: { en: 'You’re editing this page', de: 'Du bearbeitest diese Seite' },
  lead: {
    en: 'Press a text with a dashed frame to change it. Visitors see nothing of it until you publish.',
    de: 'Drück auf einen Text mit gestricheltem Rahmen, um ihn zu ändern. Andere sehen nichts davon, bis du veröffentlichst.',
  },
  links: {
    en: 'Links and buttons of the page don’t work meanwhile.',
    de: 'Links und Knöpfe der Seite gehen so lange nicht.',
  },
  elsewhere: {
    en: 'These pages were built ahead of time. What you publish shows here once they’re built again: ask the person who runs the site.',
    de: 'Diese Seiten wurden vorab erstellt. Was du veröffentlichst, steht hier, sobald sie neu erstellt werden: Bitte die Person darum, die die Website betreibt.',
  },
  done: { en: 'Done: see the page as visitors do', de: 'Fertig: die Seite sehen, wie alle sie sehen' },
  loading: { en: 'Loading the texts …', de: 'Die Texte werden geladen …' },
  renewed: {
    en: 'An update has also changed these texts: {count}',
    de: 'Ein Update hat diese Texte auch geändert: {count}',
  },
  renewedLead: {
    en: 'Visitors still read ours. Open a text to see what’s built in now, then publish the one you want.',
    de: 'Andere lesen weiter unseren. Öffne einen Text, um zu sehen, was jetzt eingebaut ist, und veröffentliche den, den du willst.',
  },
  unseen: { en: 'Texts you can’t see on the page', de: 'Texte, die nicht auf der Seite stehen' },
  unseenLead: {
    en: 'Search engines show some of them. Others are read aloud in place of a picture.',
    de: 'Manche zeigen Suchmaschinen. Andere werden anstelle eines Bildes vorgelesen.',
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** The dialog in which one text is changed. */
export const textDialogWords = {
  title: { en: 'Change this text', de: 'Diesen Text ändern' },
  close: { en: 'Close', de: 'Schließen' },
  en: { en: 'In English', de: 'Auf Englisch' },
  de: { en: 'In German', de: 'Auf Deutsch' },
  lines: { en: 'Each line is one entry of the list.', de: 'Jede Zeile ist ein Eintrag der Liste.' },
  blanks: {
    en: 'Keep {blanks} as it is: the site fills it in later.',
    de: 'Lass {blanks} so stehen: Die Seite füllt es später aus.',
  },
  link: {
    en: 'A link is written [words](contact) for a page of ours, or [words](https://…).',
    de: 'Einen Link schreibst du [Wörter](contact) für eine unserer Seiten oder [Wörter](https://…).',
  },
  what: { en: 'What did you change?', de: 'Was hast du geändert?' },
  whatHint: {
    en: 'One sentence, for the others in the team.',
    de: 'Ein Satz, für die anderen im Team.',
  },
  whatMissing: {
    en: 'Please say in one sentence what you changed.',
    de: 'Bitte sag in einem Satz, was du geändert hast.',
  },
  hints: { en: 'You could still make this easier to read:', de: 'Das könntest du noch leichter lesbar machen:' },
  publish: { en: 'Publish', de: 'Veröffentlichen' },
  published: { en: 'Published. Everyone can see it now.', de: 'Veröffentlicht. Alle können es jetzt sehen.' },
  publishedElsewhere: {
    en: 'Published. Everyone sees it here once these pages are built again.',
    de: 'Veröffentlicht. Hier sehen es alle, sobald diese Seiten neu erstellt werden.',
  },
  undo: { en: 'Undo', de: 'Rückgängig machen' },
  undone: { en: 'Undone', de: 'Rückgängig gemacht' },
  isUndone: {
    en: 'Undone. Everyone sees the text from before again.',
    de: 'Rückgängig gemacht. Alle sehen wieder den Text von vorher.',
  },
  noChanges: {
    en: 'There’s nothing to publish: this is what everyone sees already.',
    de: 'Es gibt nichts zu veröffentlichen: Genau das sehen schon alle.',
  },
  draftWaiting: { en: 'Your draft is being kept …', de: 'Dein Entwurf wird aufgehoben …' },
  draftKept: {
    en: 'Your draft is kept. Only the team knows of it.',
    de: 'Dein Entwurf ist aufgehoben. Nur das Team weiß davon.',
  },
  draftOnlyHere: {
    en: 'Your draft is kept in this tab only: the server can’t be reached. We keep trying.',
    de: 'Dein Entwurf ist nur in diesem Tab aufgehoben: Der Server ist nicht erreichbar. Wir versuchen es weiter.',
  },
  draftRefused: {
    en: 'Your draft is kept in this tab only. {detail}',
    de: 'Dein Entwurf ist nur in diesem Tab aufgehoben. {detail}',
  },
  deleteDraft: { en: 'Delete my draft', de: 'Meinen Entwurf löschen' },
  bringBack: { en: 'Bring back what was here before', de: 'Zurückholen, was vorher hier stand' },
  renewed: {
    en: 'An update has changed the original text since we changed it. Before, it was:',
    de: 'Ein Update hat den ursprünglichen Text geändert, nachdem wir ihn geändert haben. Vorher war er:',
  },
  renewedNow: { en: 'Now it is:', de: 'Jetzt ist er:' },
  others: {
    en: 'Somebody else is writing on this text too: {names}.',
    de: 'An diesem Text schreibt auch noch: {names}.',
  },
  loading: { en: 'Loading the text …', de: 'Der Text wird geladen …' },
  notLoaded: { en: 'The text couldn’t be loaded.', de: 'Der Text konnte nicht geladen werden.' },
} as const satisfies Readonly<Record<string, Localized>>;

/** What a text was before. */
export const textHistoryWords = {
  title: { en: 'What this text was before', de: 'Was dieser Text vorher war' },
  entry: { en: '{time}, {name}: {what}', de: '{time}, {name}: {what}' },
  me: { en: 'you', de: 'du' },
  nobody: { en: 'somebody whose account is gone', de: 'jemand, dessen Konto es nicht mehr gibt' },
  none: { en: 'It was never changed.', de: 'Er wurde noch nie geändert.' },
  builtIn: { en: 'The original text', de: 'Der ursprüngliche Text' },
  take: { en: 'Take this text', de: 'Diesen Text nehmen' },
  toBuiltIn: { en: 'Back to the original text', de: 'Zurück zum ursprünglichen Text' },
  taken: {
    en: 'It stands in the fields above now. Publish it when it’s right.',
    de: 'Er steht jetzt oben in den Feldern. Veröffentliche ihn, wenn er passt.',
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** Telling visitors on the news page what was changed. */
export const tellingWords = {
  choose: { en: 'Tell it on the news page', de: 'Auf der Seite „Neues“ erzählen' },
  en: { en: 'What visitors read there, in English', de: 'Was dort auf Englisch steht' },
  de: { en: 'What visitors read there, in German', de: 'Was dort auf Deutsch steht' },
  history: { en: 'Told when it was published', de: 'Beim Veröffentlichen erzählt' },
  notTold: {
    en: 'It’s published, but the sentence isn’t on the news page. You can add it there, in the list “What has changed on this site”.',
    de: 'Es ist veröffentlicht, aber der Satz steht nicht auf der Seite „Neues“. Du kannst ihn dort eintragen, in der Liste „Was sich auf der Website geändert hat“.',
  },
  unknown: {
    en: 'That worked, but no answer came about the sentence on the news page. Please look there, in the list “What has changed on this site”.',
    de: 'Das hat geklappt, aber zum Satz auf der Seite „Neues“ kam keine Antwort. Bitte sieh dort nach, in der Liste „Was sich auf der Website geändert hat“.',
  },
  notTakenBack: {
    en: 'It’s undone, but the sentence is still on the news page. You can delete it there, in the list “What has changed on this site”.',
    de: 'Es ist rückgängig gemacht, aber der Satz steht noch auf der Seite „Neues“. Du kannst ihn dort löschen, in der Liste „Was sich auf der Website geändert hat“.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
