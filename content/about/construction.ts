import type { Passage } from '#content/blocks/passage.ts';
import type { Localized } from '#contract/locale.ts';

export const words = {
  banner: { en: 'This site is under constant construction.', de: 'An dieser Website wird ständig gebaut.' },
  lead: {
    en: 'You can use everything you see. Some pages aren’t finished, and some will change.',
    de: 'Du darfst alles benutzen, was du siehst. Manche Seiten sind nicht fertig, und manche ändern sich noch.',
  },
  drawing: {
    en: 'Drawing: a small house with a scaffold beside it; a squirrel in a hard hat stands on top of it',
    de: 'Zeichnung: ein kleines Haus, daneben ein Gerüst; oben auf dem Gerüst steht ein Eichhörnchen mit Helm',
  },
} as const satisfies Record<string, Localized>;

export const passages: readonly Passage[] = [
  {
    id: 'changes',
    title: { en: 'What can change', de: 'Was sich ändern kann' },
    drawing: '/drawings/build-change.svg',
    parts: {
      list: {
        en: [
          'Texts get shorter and clearer when someone tells us what they didn’t understand.',
          'New resources are added, and outdated ones are removed.',
          'Anything marked “example” will be replaced by real details.',
          'Pages that are hard to use with a keyboard, large text or a screen reader are fixed first.',
        ],
        de: [
          'Texte werden kürzer und klarer, wenn uns jemand sagt, was unverständlich war.',
          'Neues Material kommt dazu, und was nicht mehr stimmt, kommt weg.',
          'Was als Beispiel gekennzeichnet ist, wird durch das ersetzt, was stimmt.',
          'Eine Seite, die mit Tastatur, großer Schrift oder Vorleseprogramm schwer zu benutzen ist, wird zuerst repariert.',
        ],
      },
    },
  },
  {
    id: 'stays',
    title: { en: 'What stays as it is', de: 'Was bleibt, wie es ist' },
    drawing: '/drawings/build-stone.svg',
    parts: {
      list: {
        en: [
          'The menu is in the same place on every page. Contact and “Need help right now?” are at the foot of every page, and on a phone in the menu too.',
          'Page addresses don’t change, so your bookmarks keep working.',
          'Nothing moves, blinks or makes a sound by itself.',
          'What you type into a form stays in this tab until you send it, delete it or close the tab.',
          'You don’t need an account to read anything here.',
          'Nothing on this site costs money, and nobody is asked for a diagnosis.',
        ],
        de: [
          'Das Menü bleibt auf jeder Seite am selben Platz. Der Weg zum Kontakt und „Brauchst du sofort Hilfe?“ stehen am Ende jeder Seite, auf dem Handy auch im Menü.',
          'Adressen bleiben, deine Lesezeichen funktionieren also weiter.',
          'Nichts bewegt sich, blinkt oder macht von selbst ein Geräusch.',
          'Was du in ein Formular schreibst, bleibt in diesem Tab, bis du es sendest oder löschst oder den Tab schließt.',
          'Zum Lesen brauchst du nirgends ein Konto.',
          'Nichts auf dieser Website kostet Geld, und niemand wird nach einer Diagnose gefragt.',
        ],
      },
    },
  },
  {
    id: 'help',
    title: { en: 'How you can help us build', de: 'Wie du beim Bauen helfen kannst' },
    drawing: '/drawings/build-help.svg',
    parts: {
      mistakes: {
        en: 'If something doesn’t work here, you’re not doing anything wrong: it’s our mistake. It helps us to know which page you were on, what you wanted to do and what happened instead. The link “Give feedback” at the foot of each page already knows the page.',
        de: 'Wenn hier etwas nicht geht, machst du nichts falsch: Dann ist es unser Fehler. Uns hilft zu wissen, auf welcher Seite du warst, was du tun wolltest und was stattdessen geschah. Der Link „Rückmeldung“ am Ende jeder Seite kennt die Seite schon.',
      },
      facts: {
        en: 'If you’ve found a wrong fact, tell us where you read something different. We’ll check it, and change the page or explain why not. If it’s too much right now, come back another day.',
        de: 'Wenn du einen Fehler in einer Angabe gefunden hast, sag uns, wo du es anders gelesen hast. Wir prüfen es und ändern die Seite oder erklären, warum nicht. Wenn es gerade zu viel ist, komm an einem anderen Tag wieder.',
      },
    },
  },
];

export const next = {
  text: {
    en: 'Is something broken or missing? Tell us.',
    de: 'Hat etwas nicht geklappt, oder fehlt etwas? Sag es uns.',
  },
  label: { en: 'Contact Us', de: 'Schreib uns' },
} as const satisfies Record<string, Localized>;
