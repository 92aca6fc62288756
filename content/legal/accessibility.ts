import type { Passage } from '#content/blocks/passage.ts';
import type { Checked } from '#content/blocks/source.ts';
import { sourcesOfWords } from '#content/words/sources.ts';
import type { Localized } from '#contract/locale.ts';

export const accessibilityTitle: Localized = { en: 'Accessibility statement', de: 'Erklärung zur Barrierefreiheit' };

export const accessibilityLead: Localized = {
  en: 'What this site promises, how we check it, and what doesn’t work yet. As of 26 November 2026.',
  de: 'Was diese Website verspricht, wie wir es prüfen und was noch nicht geht. Stand: 26. November 2026.',
};

export const accessibilityPassages: readonly Passage[] = [
  {
    id: 'promise',
    title: { en: 'What we promise', de: 'Was wir versprechen' },
    parts: {
      text: {
        en: 'We build to WCAG 2.2, levels A and AA.',
        de: 'Wir bauen nach WCAG 2.2, Stufen A und AA.',
      },
    },
    groups: [
      {
        id: 'calm',
        title: { en: 'Calm', de: 'Ruhe' },
        parts: {
          list: {
            en: [
              'Nothing moves, blinks, plays or counts by itself. Pages fade briefly, and not at all when your system asks for less motion.',
              'There’s no time limit. What you type into a form is kept in the tab until it is sent. Only the answers in the prototype with questions are forgotten when you leave it.',
              'Every result stays on the page as text. It’s also shown in a corner for five seconds, or until you close it if you tick the box there.',
            ],
            de: [
              'Nichts bewegt sich, blinkt, spielt oder zählt von selbst. Seiten blenden kurz über, und gar nicht, wenn dein System weniger Bewegung möchte.',
              'Es gibt keine Zeitgrenze. Was du in ein Formular tippst, bleibt im Tab, bis es gesendet ist. Nur die Antworten im Prototyp mit den Fragen werden vergessen, wenn du ihn verlässt.',
              'Jedes Ergebnis bleibt als Text auf der Seite. Fünf Sekunden lang steht es auch in einer Ecke, oder bis du es schließt, wenn du dort das Kästchen anhakst.',
            ],
          },
        },
      },
      {
        id: 'seeing',
        title: { en: 'Seeing', de: 'Sehen' },
        parts: {
          list: {
            en: [
              'You can enlarge to 400 percent without scrolling sideways. Buttons and links are large enough for a finger.',
              'Text and background differ by a contrast of at least 4.5 to 1, also in colours you choose yourself (“View”, at the top). Your system’s high contrast and forced colours come first. No error is shown by colour alone.',
              '“View”, at the top, also changes the font, the size of the text and the space between lines and letters.',
              '“Bold”, at the top, makes the beginnings of words bolder. A screen reader reads the same as before.',
              '“Listen”, at the top or in the menu, reads a page aloud with a voice of your device.',
            ],
            de: [
              'Du kannst auf 400 Prozent vergrößern, ohne seitlich zu scrollen. Knöpfe und Links sind groß genug für einen Finger.',
              'Text und Hintergrund haben einen Kontrast von mindestens 4,5 zu 1, auch in Farben, die du selbst wählst („Ansicht“, ganz oben). Hoher Kontrast und erzwungene Farben deines Systems gehen vor. Kein Fehler wird nur durch Farbe gezeigt.',
              '„Ansicht“, ganz oben, ändert auch die Schriftart, die Größe der Schrift und den Platz zwischen Zeilen und Buchstaben.',
              '„Fett“, ganz oben, macht die Anfänge der Wörter fetter. Ein Vorleseprogramm liest dasselbe wie vorher.',
              '„Vorlesen“, ganz oben oder im Menü, liest eine Seite mit einer Stimme deines Geräts vor.',
            ],
          },
        },
      },
      {
        id: 'using',
        title: { en: 'Reading and using', de: 'Lesen und bedienen' },
        parts: {
          list: {
            en: [
              'Everything works by keyboard, and the focus is always visible. The first press of Tab offers a way past the header. The key / opens the search; a box under “View” switches that off.',
              'Short sentences, plain words, the main points first. Contact, feedback and help are at the foot of every page, always in the same order. On a phone they’re in the menu too, on a wide screen also at the top.',
              'Reading, menus, the contact form and the forms for lost and found things also work without JavaScript.',
            ],
            de: [
              'Alles geht mit der Tastatur, und der Fokus ist immer sichtbar. Der erste Druck auf Tab bietet einen Weg am Kopf der Seite vorbei. Die Taste / öffnet die Suche; ein Kästchen unter „Ansicht“ schaltet das ab.',
              'Kurze Sätze, einfache Wörter, das Wichtigste zuerst. Kontakt, Rückmeldung und Hilfe stehen am Ende jeder Seite, immer in derselben Reihenfolge. Auf dem Handy stehen sie auch im Menü, auf einem breiten Bildschirm auch oben.',
              'Lesen, Menüs, das Kontaktformular und die Formulare für Verlorenes und Gefundenes gehen auch ohne JavaScript.',
            ],
          },
        },
      },
      {
        id: 'asked',
        title: { en: 'What we don’t ask of you', de: 'Was wir nicht von dir verlangen' },
        parts: {
          list: {
            en: [
              'You never have to phone us, prove anything or have an account.',
              'To sign in you don’t have to remember anything: we can send you a code by email. Passwords and codes can be pasted, and password managers work.',
            ],
            de: [
              'Du musst nie anrufen, nichts beweisen und kein Konto haben.',
              'Für die Anmeldung musst du dir nichts merken: Statt eines Passworts kann ein Code per Mail kommen. Passwörter und Codes lassen sich einfügen, und Passwort-Manager funktionieren.',
            ],
          },
        },
      },
    ],
  },
  {
    id: 'checks',
    title: { en: 'How we check', de: 'Wie wir prüfen' },
    parts: {
      list: {
        en: [
          'A tool (axe) checks every page in both languages, 360 and 1280 pixels wide.',
          'Our own tests use the header, the menu, the contact form, the search and the dialogs for messages by keyboard.',
        ],
        de: [
          'Ein Werkzeug (axe) prüft jede Seite in beiden Sprachen, 360 und 1280 Pixel breit.',
          'Unsere eigenen Tests benutzen Kopfzeile, Menü, Kontaktformular, Suche und die Dialoge für Nachrichten mit der Tastatur.',
        ],
      },
      text: {
        en: 'This is our own assessment. Nobody from outside has checked the site yet. We’re making this statement voluntarily.',
        de: 'Das ist unsere eigene Einschätzung. Von außen hat die Website noch niemand geprüft. Wir geben diese Erklärung freiwillig ab.',
      },
    },
  },
  {
    id: 'missing',
    title: { en: 'What is missing', de: 'Was fehlt' },
    parts: {},
    groups: [
      {
        id: 'untested',
        title: { en: 'Not tested yet', de: 'Noch nicht getestet' },
        parts: {
          list: {
            en: [
              'Screen readers: we follow the rules for them, but we haven’t gone through the whole site with one yet.',
              'Testing by neurodivergent people: not done yet. [Tell us](contact) if you’d like to take part.',
            ],
            de: [
              'Vorleseprogramme (Screenreader): Wir folgen den Regeln für sie, sind aber noch nicht mit einem durch die ganze Website gegangen.',
              'Tests durch neurodivergente Menschen: noch nicht geschehen. [Schreib uns](contact), wenn du mitmachen möchtest.',
            ],
          },
        },
      },
      {
        id: 'unavailable',
        title: { en: 'Not there yet', de: 'Noch nicht da' },
        parts: {
          list: {
            en: [
              'There’s no version in Easy Language (Leichte Sprache) or in sign language. Some pages are there [in plain words](plain).',
              'Videos, podcasts and messenger groups belong to others. We can’t fix them, but we tell you what to expect before you open them.',
              'Many of the sites we link to are only in German, or only in English.',
              'The map in Find the Lost doesn’t help people who can’t see it. You can describe the place in words instead.',
            ],
            de: [
              'Es gibt keine Fassung in Leichter Sprache und keine in Gebärdensprache. Manche Seiten gibt es [einfach gesagt](plain).',
              'Videos, Podcasts und Messenger-Gruppen gehören anderen. Wir können sie nicht reparieren. Wir sagen, was dich erwartet, bevor du sie öffnest.',
              'Viele Seiten, auf die wir verweisen, gibt es nur auf Deutsch oder nur auf Englisch.',
              'Die Karte bei „Verlorenes finden“ nützt Menschen nichts, die sie nicht sehen. Du kannst den Ort stattdessen mit Worten beschreiben.',
            ],
          },
        },
      },
      {
        id: 'scripts',
        title: { en: 'Without JavaScript', de: 'Ohne JavaScript' },
        parts: {
          list: {
            en: [
              'Without JavaScript there’s no search, no “View”, no Bold, no reading aloud and no list of your own. You write feedback in the contact form.',
              'Without JavaScript the photo, the map and your location in Find the Lost, trying out the self-assessment, the notice of a transfer, the field for an amount and signing in are missing too. Instead you can describe the thing and the place in words, write to us on the contact page, read the two questions, or enter the amount on the payment provider’s page.',
            ],
            de: [
              'Ohne JavaScript gibt es keine Suche, keine „Ansicht“, kein Fett, kein Vorlesen und keine eigene Liste. Rückmeldungen schreibst du im Kontaktformular.',
              'Ohne JavaScript fehlen auch Foto, Karte und dein Standort bei „Verlorenes finden“, das Ausprobieren der Selbsteinschätzung, die Ankündigung einer Überweisung, das Feld für einen Betrag und die Anmeldung. Du kannst Ding und Ort mit Worten beschreiben, uns auf der Kontaktseite schreiben, die zwei Fragen lesen oder den Betrag beim Zahlungsanbieter eingeben.',
            ],
          },
        },
      },
    ],
  },
  {
    id: 'stopped',
    title: { en: 'If something stops you', de: 'Wenn dich etwas aufhält' },
    parts: {
      text: {
        en: 'Tell us which page and what happened. You don’t need technical words. Until it’s fixed, we’ll send you the same information by email.',
        de: 'Sag uns, auf welcher Seite und was passiert ist. Du brauchst keine Fachwörter. Bis es behoben ist, schicken wir dir dieselbe Information per E-Mail.',
      },
    },
  },
];

export const accessibilityNext = {
  text: {
    en: 'Did you come across a barrier? We’ve started the message for you.',
    de: 'Bist du auf eine Barriere gestoßen? Wir haben die Nachricht für dich begonnen.',
  },
  label: { en: 'Report a barrier', de: 'Eine Barriere melden' },
  message: {
    en: 'I came across a barrier on your site. The page: \nWhat happened: ',
    de: 'Ich bin auf eurer Website auf eine Barriere gestoßen. Die Seite: \nWas passiert ist: ',
  },
} as const satisfies Record<string, Localized>;

export const accessibilityChecked: Checked = {
  sources: [
    sourcesOfWords.wcag,
    {
      title: 'Making Content Usable for People with Cognitive and Learning Disabilities',
      url: 'https://www.w3.org/TR/coga-usable/',
      lang: 'en',
    },
  ],
  lastChecked: '2026-11-20',
};
