import type { Localized } from '#contract/locale.ts';

/** The words of the team's editor of projects: the list, and what stands around the form. */
export const editorWords = {
  title: { en: 'Your projects', de: 'Eure Projekte' },
  lead: {
    en: 'Only the team sees this. Visitors see a project once it is published.',
    de: 'Das sieht nur das Team. Besucherinnen und Besucher sehen ein Projekt erst, wenn es veröffentlicht ist.',
  },
  builtIn: {
    en: 'Kinderküche and Shared breastfeeding are part of the site and aren’t in this list.',
    de: 'Kinderküche und Gemeinsam stillen gehören fest zur Website und stehen nicht in dieser Liste.',
  },
  inbox: { en: 'To the inbox', de: 'Zum Posteingang' },
  loading: { en: 'Loading the projects …', de: 'Die Projekte werden geladen …' },
  notLoaded: {
    en: 'The projects couldn’t be loaded. Nothing is lost.',
    de: 'Die Projekte konnten nicht geladen werden. Es ist nichts verloren.',
  },
  none: { en: 'There are no projects here yet.', de: 'Hier gibt es noch keine Projekte.' },
  newProject: { en: 'New project', de: 'Neues Projekt' },
  untitled: { en: 'Without a title', de: 'Ohne Titel' },
  edit: { en: 'Edit', de: 'Bearbeiten' },
  goOn: { en: 'Go on writing', de: 'Weiterschreiben' },
  isPublished: { en: 'Published', de: 'Veröffentlicht' },
  isNotPublished: { en: 'Not published', de: 'Nicht veröffentlicht' },
  isOnlyDraft: { en: 'Only a draft: not saved yet', de: 'Nur ein Entwurf: noch nicht gespeichert' },
  hasChanges: {
    en: 'You have changes that aren’t saved.',
    de: 'Du hast Änderungen, die nicht gespeichert sind.',
  },
  hasChangesPublished: {
    en: 'You have changes that aren’t published.',
    de: 'Du hast Änderungen, die nicht veröffentlicht sind.',
  },
  othersDraft: { en: '{name} has a draft from {time}.', de: '{name} hat einen Entwurf von {time}.' },
  lastSaved: { en: 'Last saved {time}', de: 'Zuletzt gespeichert {time}' },
  somebodyElse: { en: 'Someone else', de: 'Jemand anderes' },
  toList: { en: 'Back to the list', de: 'Zurück zur Liste' },
  page: { en: 'Look at the page', de: 'Seite ansehen' },
  signedOut: {
    en: 'You’re signed out. What you typed about a project is kept in this tab.',
    de: 'Du bist abgemeldet. Was du über ein Projekt getippt hast, bleibt in diesem Tab erhalten.',
  },
  noRole: {
    en: 'Your account isn’t part of the team any more, so this part is closed.',
    de: 'Dein Konto gehört nicht mehr zum Team, deshalb ist dieser Teil zu.',
  },
  signIn: { en: 'Sign in again', de: 'Neu anmelden' },
} as const satisfies Record<string, Localized>;

/** The questions of the form. */
export const fieldWords = {
  form: { en: 'Project', de: 'Projekt' },
  english: { en: 'Text in English', de: 'Text auf Englisch' },
  german: { en: 'Text in German', de: 'Text auf Deutsch' },
  facts: { en: 'When, where and who for', de: 'Wann, wo und für wen' },
  inEnglish: { en: '{field} (English text)', de: '{field} (englischer Text)' },
  inGerman: { en: '{field} (German text)', de: '{field} (deutscher Text)' },
  oneLanguage: {
    en: 'One language is enough, English or German: a title to save, a title and a summary to publish. What the other language lacks is shown in this one. Empty fields aren’t shown.',
    de: 'Eine Sprache genügt, Deutsch oder Englisch: zum Speichern ein Titel, zum Veröffentlichen ein Titel und eine Zusammenfassung. Was der anderen Sprache fehlt, steht dort in dieser. Leere Felder werden nicht gezeigt.',
  },
  title: { en: 'Title', de: 'Titel' },
  summary: { en: 'Summary', de: 'Zusammenfassung' },
  summaryHint: {
    en: 'One or two sentences, for the card in the list.',
    de: 'Ein, zwei Sätze für die Karte in der Liste.',
  },
  description: { en: 'Description', de: 'Beschreibung' },
  descriptionHint: {
    en: 'This is the text of the project’s page. An empty line begins a new paragraph. Web addresses become links by themselves.',
    de: 'Das ist der Text auf der Seite des Projekts. Eine leere Zeile beginnt einen neuen Absatz. Web-Adressen werden von selbst zu Links.',
  },
  contactHint: {
    en: 'Who visitors can ask: a name, an email address, a web address. Everyone can read it.',
    de: 'Wen man fragen kann: ein Name, eine E-Mail-Adresse, eine Web-Adresse. Alle können es lesen.',
  },
  slug: { en: 'Address of the page', de: 'Adresse der Seite' },
  slugHint: {
    en: 'Small letters, digits and hyphens. It’s made from the title until you change it.',
    de: 'Kleine Buchstaben, Ziffern und Bindestriche. Sie entsteht aus dem Titel, bis du sie änderst.',
  },
  /** Before the link to a page that visitors can open. */
  slugIs: { en: 'The page is at:', de: 'Die Seite liegt unter:' },
  slugNow: { en: 'The page will be at: {address}', de: 'Die Seite liegt dann unter: {address}' },
  slugNone: { en: 'no address yet', de: 'noch keiner Adresse' },
  slugBreaks: {
    en: 'When this is published, links to {address} stop working.',
    de: 'Wenn das veröffentlicht ist, gehen Links auf {address} nicht mehr.',
  },
  tags: { en: 'Topics', de: 'Themen' },
  otherTags: { en: 'Also stays: {tags}', de: 'Bleibt auch: {tags}' },
  look: { en: 'Colours and picture', de: 'Farben und Bild' },
  colours: { en: 'Colours behind the picture', de: 'Farben hinter dem Bild' },
  coloursHint: {
    en: 'They only decorate: nothing is written on them.',
    de: 'Sie schmücken nur: Es steht keine Schrift darauf.',
  },
  asItIs: { en: 'As it is: {colours}', de: 'Wie es ist: {colours}' },
  ownColours: { en: 'Own colours', de: 'Eigene Farben' },
  left: { en: 'Left colour', de: 'Farbe links' },
  right: { en: 'Right colour', de: 'Farbe rechts' },
  ground: { en: 'Background', de: 'Hintergrund' },
  code: { en: '{colour} as a code', de: '{colour} als Code' },
  cover: { en: 'Picture', de: 'Bild' },
  coverReady: {
    en: 'The picture is chosen. Visitors see it once the project is published.',
    de: 'Das Bild ist gewählt. Andere sehen es, wenn das Projekt veröffentlicht ist.',
  },
  coverRemove: { en: 'Remove the picture', de: 'Bild herausnehmen' },
  coverRemoved: {
    en: 'The picture is taken out of the project. It stays among the pictures.',
    de: 'Das Bild ist aus dem Projekt herausgenommen. Unter den Bildern bleibt es.',
  },
  coverUndo: { en: 'Undo', de: 'Das rückgängig machen' },
  coverNow: { en: 'The picture of the project', de: 'Das Bild des Projekts' },
  decoration: {
    en: 'The picture is only decoration: nothing is lost without it',
    de: 'Das Bild ist nur Schmuck: Ohne es fehlt niemandem etwas',
  },
  alt: { en: 'What the picture shows, in English', de: 'Was das Bild zeigt, auf Englisch' },
  altDe: { en: 'What the picture shows, in German', de: 'Was das Bild zeigt, auf Deutsch' },
} as const satisfies Record<string, Localized>;

/** Ready colours: a name, and left, right and background. */
export const colourSets = [
  { id: 'sage', name: { en: 'Sage green', de: 'Salbeigrün' }, gradient: '#A9CFAE #D6E9D8', ground: '#A9CFAE' },
  { id: 'mustard', name: { en: 'Mustard yellow', de: 'Senfgelb' }, gradient: '#F4C766 #F8DFA4', ground: '#F4C766' },
  { id: 'sky', name: { en: 'Sky blue', de: 'Himmelblau' }, gradient: '#AFD8EA #D9EDF5', ground: '#AFD8EA' },
  { id: 'lilac', name: { en: 'Lilac', de: 'Flieder' }, gradient: '#CDBCE8 #E7DFF4', ground: '#CDBCE8' },
  { id: 'rose', name: { en: 'Rose', de: 'Rosa' }, gradient: '#F3C1C1 #FFE5E5', ground: '#F3C1C1' },
] as const satisfies readonly { id: string; name: Localized; gradient: string; ground: string }[];

/** What is wrong with a field. */
export const fieldProblems = {
  title: {
    en: 'Please write a title, in English or in German',
    de: 'Bitte schreib einen Titel, auf Deutsch oder auf Englisch',
  },
  summary: {
    en: 'Please write a summary in the language of the title: the card in the list would be empty',
    de: 'Bitte schreib eine Zusammenfassung in der Sprache des Titels: Die Karte in der Liste wäre sonst leer',
  },
  slugMissing: {
    en: 'Please write an address: without it the project has no page',
    de: 'Bitte schreib eine Adresse: Ohne sie hat das Projekt keine Seite',
  },
  slugShape: {
    en: 'Please use only small letters a to z, digits and single hyphens between them, for example: garden-for-all',
    de: 'Bitte nimm nur kleine Buchstaben von a bis z, Ziffern und einzelne Bindestriche dazwischen, zum Beispiel: garden-for-all',
  },
  slugTaken: {
    en: 'Another project has this address. Please take a different one, for example: {example}',
    de: 'Ein anderes Projekt hat diese Adresse. Bitte nimm eine andere, zum Beispiel: {example}',
  },
  slugOurs: {
    en: 'This address belongs to a page of the site itself. Please take a different one, for example: {example}',
    de: 'Diese Adresse gehört zu einer Seite der Website selbst. Bitte nimm eine andere, zum Beispiel: {example}',
  },
  tooLong: {
    en: '{field}: please use at most {most} characters. You have {count}.',
    de: '{field}: Bitte nimm höchstens {most} Zeichen. Es sind {count}.',
  },
  colour: {
    en: 'Please write the colour as # and six digits or letters a to f, for example: #A9CFAE',
    de: 'Bitte schreib die Farbe als # und sechs Ziffern oder Buchstaben von a bis f, zum Beispiel: #A9CFAE',
  },
} as const satisfies Record<string, Localized>;
