import type { Localized } from '#contract/locale.ts';

/** The words of the assessment once it is started. They are loaded with it. */
export const stepWords = {
  notice: {
    en: 'Prototype: it is NOT functional. It gives no result and no diagnosis.',
    de: 'Prototyp: Er ist NICHT funktionsfähig. Er gibt kein Ergebnis und keine Diagnose.',
  },
  showMore: { en: 'Show More Info', de: 'Mehr dazu zeigen' },
  hideMore: { en: 'Hide More Info', de: 'Mehr dazu verbergen' },
  choose: { en: 'Choose one, or leave the question open.', de: 'Wähle eins aus oder lass die Frage offen.' },
  place: {
    en: 'Choose a place on the line, or leave the question open.',
    de: 'Wähle eine Stelle auf der Linie oder lass die Frage offen.',
  },
  line: { en: 'Your place on the line', de: 'Deine Stelle auf der Linie' },
  towards: { en: 'One step towards “{end}”', de: 'Ein Schritt in Richtung „{end}“' },
  neverConsidered: { en: 'I have never considered this', de: 'Darüber habe ich nie nachgedacht' },
  sliderIsOff: {
    en: 'The slider is switched off because you ticked “I have never considered this”.',
    de: 'Der Schieberegler ist ausgeschaltet, weil du „Darüber habe ich nie nachgedacht“ angekreuzt hast.',
  },
  notAnswered: { en: 'Not answered yet', de: 'Noch nicht beantwortet' },
  answered: { en: 'Answered', de: 'Beantwortet' },
  takeBack: { en: 'Take my answer back', de: 'Meine Antwort zurücknehmen' },
  feedback: {
    en: 'What would make this question easier?',
    de: 'Was würde diese Frage leichter machen?',
  },
  feedbackHint: {
    en: 'Your words stay on this page and aren’t sent. At the end you can put them into the contact form if you like.',
    de: 'Deine Worte bleiben auf dieser Seite und werden nicht gesendet. Am Ende kannst du sie in das Kontaktformular übernehmen, wenn du möchtest.',
  },
  previous: { en: 'Previous', de: 'Zurück' },
  next: { en: 'Next', de: 'Weiter' },
  isFirst: {
    en: '“Previous” is switched off: this is the first question.',
    de: '„Zurück“ ist ausgeschaltet: Das ist die erste Frage.',
  },
  isLast: {
    en: '“Next” is switched off: this is the last question.',
    de: '„Weiter“ ist ausgeschaltet: Das ist die letzte Frage.',
  },
  toSummary: { en: 'Show the summary', de: 'Zusammenfassung zeigen' },
} as const satisfies Record<string, Localized>;

/** Says in words where on the line someone is. The number is a place, never a score. */
export const placeWords = {
  atEnd: { en: '“{end}”', de: '„{end}“' },
  closeToEnd: { en: 'close to “{end}”', de: 'nah bei „{end}“' },
  towardsEnd: { en: 'between the middle and “{end}”', de: 'zwischen der Mitte und „{end}“' },
  middle: { en: 'in the middle', de: 'in der Mitte' },
} as const satisfies Record<string, Localized>;

export const summaryWords = {
  title: { en: 'Your summary', de: 'Deine Zusammenfassung' },
  isNoResult: {
    en: 'This isn’t a result, a score or a diagnosis. It only repeats what you entered in the self-assessment prototype, which is NOT functional.',
    de: 'Das ist kein Ergebnis, keine Punktzahl und keine Diagnose. Hier steht nur noch einmal, was du im Prototyp der Selbsteinschätzung eingegeben hast. Er ist NICHT funktionsfähig.',
  },
  answer: { en: 'Your answer:', de: 'Deine Antwort:' },
  neverConsidered: { en: 'never considered', de: 'nie darüber nachgedacht' },
  notAnswered: { en: 'not answered yet', de: 'noch nicht beantwortet' },
  feedback: { en: 'What would make it easier:', de: 'Was sie leichter machen würde:' },
  print: { en: 'Print', de: 'Drucken' },
  back: { en: 'Back to the questions', de: 'Zurück zu den Fragen' },
  isGone: {
    en: 'Your answers are gone when you leave this page. Print them first if you want to keep them.',
    de: 'Deine Antworten sind weg, wenn du diese Seite verlässt. Druck sie vorher, wenn du sie behalten möchtest.',
  },
  notesTitle: { en: 'Would you like to send us your notes?', de: 'Möchtest du uns deine Notizen senden?' },
  notesText: {
    en: 'The contact form opens with what you wrote about the questions, without your answers. You can read and change everything there. Nothing is sent until you press “Send message”.',
    de: 'Das Kontaktformular öffnet sich mit dem, was du zu den Fragen geschrieben hast. Deine Antworten gehen nicht mit. Du kannst dort alles lesen und ändern. Nichts wird gesendet, bevor du dort auf „Nachricht senden“ drückst.',
  },
  notesOpen: { en: 'Put my notes into the contact form', de: 'Meine Notizen ins Kontaktformular übernehmen' },
  notesUnkept: {
    en: 'Your browser doesn’t let us take your notes to the next page, so they are still here. Copy them, open the contact form, and paste them into the message.',
    de: 'Dein Browser lässt uns deine Notizen nicht auf die nächste Seite mitnehmen. Sie stehen deshalb noch hier. Kopiere sie, öffne das Kontaktformular und füge sie dort in die Nachricht ein.',
  },
  notesCopy: { en: 'Copy my notes', de: 'Meine Notizen kopieren' },
  notesCopied: { en: 'Your notes are copied.', de: 'Deine Notizen sind kopiert.' },
  notesNotCopied: {
    en: 'Your browser doesn’t allow copying here. Your notes are selected: copy them with the keys or the menu of your device.',
    de: 'Dein Browser erlaubt das Kopieren hier nicht. Deine Notizen sind markiert: Kopiere sie mit den Tasten oder dem Menü deines Geräts.',
  },
  notesContact: { en: 'Open the contact form', de: 'Kontaktformular öffnen' },
  notesMessage: {
    en: 'My notes on the sample questions of the self-assessment:',
    de: 'Meine Notizen zu den Beispielfragen der Selbsteinschätzung:',
  },
  whereNext: { en: 'Where to go next', de: 'Wohin du jetzt gehen kannst' },
  toDiagnostics: {
    en: 'Diagnostics: how an official diagnosis works',
    de: 'Diagnostik: wie eine offizielle Diagnose abläuft',
  },
  toHelp: { en: 'Help right now: if you need someone today', de: 'Hilfe sofort: wenn du heute jemanden brauchst' },
} as const satisfies Record<string, Localized>;
