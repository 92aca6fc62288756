import { unanswered } from '#content/answers/account-failures.ts';
import type { Localized } from '#contract/locale.ts';

/** What can be done with a project in the editor, and what became of it. */
export const actionWords = {
  save: { en: 'Save', de: 'Speichern' },
  saveHint: {
    en: 'Visitors don’t see what you save, only what you publish.',
    de: 'Speichern zeigt niemandem außerhalb des Teams etwas. Veröffentlichen schon.',
  },
  saved: {
    en: 'Saved. Only the team sees it.',
    de: 'Gespeichert. Nur das Team sieht es.',
  },
  publish: { en: 'Save and publish', de: 'Speichern und veröffentlichen' },
  published: {
    en: 'Published. Everyone can see it now.',
    de: 'Veröffentlicht. Alle können es jetzt sehen.',
  },
  see: { en: 'See the page', de: 'Die Seite ansehen' },
  publishChanges: { en: 'Publish the changes', de: 'Änderungen veröffentlichen' },
  publishHint: {
    en: 'Visitors see the published version until you press this button. What you type is only a draft.',
    de: 'Andere sehen den veröffentlichten Stand, bis du diesen Knopf drückst. Was du tippst, ist nur ein Entwurf.',
  },
  noChanges: {
    en: 'There’s nothing to save: nothing has changed.',
    de: 'Es gibt nichts zu speichern: Alles ist, wie es war.',
  },
  unpublish: { en: 'Unpublish', de: 'Veröffentlichung zurücknehmen' },
  unpublishHint: {
    en: 'Once it’s unpublished, visitors no longer see the project, and links to it lead nowhere. Nothing is deleted.',
    de: 'Nimmst du sie zurück, sehen andere das Projekt nicht mehr, und Links darauf führen ins Leere. Gelöscht wird nichts.',
  },
  unpublished: {
    en: 'Unpublished. Only the team sees it now.',
    de: 'Zurückgenommen. Jetzt sieht es nur das Team.',
  },
  busy: { en: 'One moment …', de: 'Einen Moment …' },
  backToSaved: { en: 'Go back to the last saved version', de: 'Zurück zum letzten gespeicherten Stand' },
  backToSavedDone: {
    en: 'This is the last saved version again.',
    de: 'Das ist wieder der letzte gespeicherte Stand.',
  },
  undo: { en: 'Undo', de: 'Rückgängig machen' },
  undoLater: { en: 'Bring back what was here before', de: 'Zurückholen, was vorher hier stand' },
  undone: { en: 'What you had written is back.', de: 'Was du geschrieben hattest, ist wieder da.' },
  draftSaved: { en: 'Saved as a draft at {time}', de: 'Als Entwurf gespeichert um {time}' },
  draftWaits: { en: 'Not saved as a draft yet …', de: 'Noch nicht als Entwurf gespeichert …' },
  draftNone: { en: 'Everything is saved.', de: 'Alles ist gespeichert.' },
  draftNew: { en: 'Your draft is saved while you type.', de: 'Dein Entwurf wird gespeichert, während du tippst.' },
  draftOnlyHere: {
    en: 'The server isn’t answering. Your draft is kept in this tab, and we’ll keep trying.',
    de: 'Der Server antwortet nicht. Dein Entwurf bleibt in diesem Tab, und wir versuchen es weiter.',
  },
  draftRefused: {
    en: 'The draft is kept in this tab only. The server says: {detail}',
    de: 'Der Entwurf bleibt nur in diesem Tab. Der Server sagt: {detail}',
  },
  draftFound: {
    en: 'This is your draft. It isn’t saved yet.',
    de: 'Das ist dein Entwurf. Er ist noch nicht gespeichert.',
  },
  remove: { en: 'Delete this project …', de: 'Dieses Projekt löschen …' },
  removeDraft: { en: 'Delete this draft …', de: 'Diesen Entwurf löschen …' },
  sureTitle: { en: 'Delete “{title}” for good?', de: '„{title}“ endgültig löschen?' },
  sure: {
    en: 'You can’t bring back the project, its picture or its versions.',
    de: 'Das Projekt, sein Bild und alle seine Versionen lassen sich nicht zurückholen.',
  },
  sureDraft: {
    en: 'None of it was saved, so you can’t bring it back.',
    de: 'Nichts davon wurde gespeichert, es lässt sich also nicht zurückholen.',
  },
  yes: { en: 'Delete for good', de: 'Endgültig löschen' },
  no: { en: 'Keep it', de: 'Behalten' },
  removed: { en: '“{title}” is deleted.', de: '„{title}“ ist gelöscht.' },
  removeGone: {
    en: 'It couldn’t be deleted: someone has changed or published it since. Here’s the list as it is now.',
    de: 'Es ließ sich nicht löschen: Jemand hat es inzwischen geändert oder veröffentlicht. Hier ist die Liste, wie sie jetzt ist.',
  },
} as const satisfies Record<string, Localized>;

/** Why something was not saved. */
export const notSaved = {
  unreachable: unanswered,
  signedOut: {
    en: 'Not saved: you’re signed out, or no longer in the team. What you typed is kept in this tab.',
    de: 'Nicht gespeichert: Du bist abgemeldet oder nicht mehr im Team. Was du getippt hast, bleibt in diesem Tab.',
  },
  tooOften: {
    en: 'Not saved: too many requests in a short time. What you typed is kept in this tab. Please wait five minutes.',
    de: 'Nicht gespeichert: zu viele Anfragen in kurzer Zeit. Was du getippt hast, bleibt in diesem Tab. Bitte warte fünf Minuten.',
  },
  refused: {
    en: 'Not saved. What you typed is kept in this tab. The server says: {detail}',
    de: 'Nicht gespeichert. Was du getippt hast, bleibt in diesem Tab. Der Server sagt: {detail}',
  },
  newer: {
    en: 'Not saved: there’s a newer version of this project. Nothing you wrote is lost.',
    de: 'Nicht gespeichert: Es gibt einen neueren Stand dieses Projekts. Von dir ist nichts verloren.',
  },
} as const satisfies Record<string, Localized>;

/** When somebody else saved in the meantime: what there is besides the choice. */
export const newerWords = {
  gone: {
    en: 'Someone deleted this project. What you wrote is still here. Saving creates it again.',
    de: 'Jemand hat dieses Projekt gelöscht. Was du geschrieben hast, ist noch da. Speichern legt das Projekt neu an.',
  },
  look: { en: 'Look at the newer version', de: 'Den neueren Stand ansehen' },
  hide: { en: 'Hide the newer version', de: 'Den neueren Stand verbergen' },
  takenTheirs: { en: 'This is the newer version.', de: 'Das ist der neuere Stand.' },
  keptMine: {
    en: 'If you save now, yours replaces the newer version. That one stays in the list of versions.',
    de: 'Wenn du jetzt speicherst, ersetzt deiner den neueren Stand. Der bleibt in der Liste der Versionen.',
  },
} as const satisfies Record<string, Localized>;

/** The list of versions, and the preview. */
export const versionWords = {
  title: { en: 'Versions', de: 'Versionen' },
  lead: {
    en: 'Each time someone saves, a version is kept: the newest 50.',
    de: 'Bei jedem Speichern wird eine Version aufgehoben: die neuesten 50.',
  },
  none: { en: 'Nothing has been saved yet.', de: 'Es wurde noch nichts gespeichert.' },
  notLoaded: { en: 'The versions couldn’t be loaded.', de: 'Die Versionen konnten nicht geladen werden.' },
  entry: { en: '{time}, {name}', de: '{time}, {name}' },
  what: { en: '“{title}”, {state}', de: '„{title}“, {state}' },
  published: { en: 'published', de: 'veröffentlicht' },
  notPublished: { en: 'not published', de: 'nicht veröffentlicht' },
  nobody: { en: 'name no longer known', de: 'Name nicht mehr bekannt' },
  me: { en: 'you', de: 'du' },
  look: { en: 'Look at it', de: 'Ansehen' },
  hide: { en: 'Hide it', de: 'Verbergen' },
  bringBack: { en: 'Bring it back as a draft', de: 'Als Entwurf zurückholen' },
  broughtBack: {
    en: 'The version of {time} is your draft now. Nothing is saved or published yet.',
    de: 'Die Version von {time} ist jetzt dein Entwurf. Gespeichert oder veröffentlicht ist noch nichts.',
  },
  coverGone: {
    en: 'Its picture was deleted when another one was saved, so the draft has none.',
    de: 'Ihr Bild wurde gelöscht, als ein anderes gespeichert wurde. Der Entwurf hat deshalb keines.',
  },
  preview: { en: 'Preview', de: 'Vorschau' },
  previewLead: { en: 'How visitors would see it.', de: 'So würden es Besucherinnen und Besucher sehen.' },
  previewCard: { en: 'In the list of projects', de: 'In der Liste der Projekte' },
  previewPage: { en: 'On its own page', de: 'Auf der eigenen Seite' },
  previewEmpty: { en: 'Write a title first.', de: 'Schreib zuerst einen Titel.' },
  inEnglish: { en: 'In English', de: 'Auf Englisch' },
  inGerman: { en: 'In German', de: 'Auf Deutsch' },
  language: { en: 'Language of the preview', de: 'Sprache der Vorschau' },
} as const satisfies Record<string, Localized>;
