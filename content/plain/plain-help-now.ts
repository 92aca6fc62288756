import type { PlainText } from './plain.ts';

export const plainHelpNow: PlainText = {
  title: { en: 'Help right now', de: 'Hilfe sofort' },
  lead: {
    en: 'You don’t have to phone. You can write, too.',
    de: 'Du musst nicht telefonieren. Du kannst auch schreiben.',
  },
  drawing: '/drawings/plain-help-now.svg',
  sections: [
    {
      id: 'danger',
      title: { en: 'Is someone in danger?', de: 'Ist jemand in Gefahr?' },
      parts: {
        call: {
          en: 'Call 112. It is free, day and night. You can call for someone else, too.',
          de: 'Ruf 112 an. Das ist kostenlos, Tag und Nacht. Du kannst für dich anrufen oder für andere.',
        },
        hurt: {
          en: 'Also call 112 if you might hurt yourself. An ambulance or fire brigade will come.',
          de: 'Ruf 112 auch an, wenn du dich selbst verletzen könntest. Dann kommt ein Rettungswagen oder die Feuerwehr.',
        },
        police: { en: 'The number of the police is 110.', de: 'Die Polizei hat die Nummer 110.' },
      },
      shows: 'danger',
    },
    {
      id: 'write',
      title: { en: 'You want to write', de: 'Du willst schreiben' },
      parts: {
        night: {
          en: 'Not all answer at night. 112 always does.',
          de: 'Nicht alle sind nachts erreichbar. Die Nummer 112 ist es immer.',
        },
        answer: {
          en: 'An answer can take a while.',
          de: 'Eine Antwort kann etwas dauern.',
        },
      },
      shows: 'writing-lines',
    },
    {
      id: 'talk',
      title: { en: 'You want to talk', de: 'Du willst sprechen' },
      parts: { press: { en: 'Press a number to call it.', de: 'Drück auf eine Nummer, dann rufst du an.' } },
      shows: 'calling-lines',
    },
    {
      id: 'wait',
      title: { en: 'Until someone answers', de: 'Bis jemand antwortet' },
      parts: {},
      shows: 'calm-steps',
    },
    {
      id: 'silent',
      title: { en: 'You can’t speak right now', de: 'Du kannst gerade nicht sprechen' },
      parts: {
        card: {
          en: 'You can show somebody a card. It says: “I can’t speak right now.” [Make my card](printables/speech-card)',
          de: 'Du kannst jemandem eine Karte zeigen. Darauf steht: „Ich kann gerade nicht sprechen.“ [Meine Karte machen](printables/speech-card)',
        },
        nora: {
          en: 'There is an emergency app called [nora](https://www.nora-notruf.de). You can type there, in German or English. Set it up before you need it.',
          de: 'Es gibt die Notruf-App [nora](https://www.nora-notruf.de). Dort kannst du tippen, auf Deutsch oder Englisch. Richte sie ein, bevor du sie brauchst.',
        },
      },
    },
    {
      id: 'tomorrow',
      title: { en: 'It can wait until tomorrow', de: 'Es kann bis morgen warten' },
      parts: {
        doctor: {
          en: 'Talk to your doctor tomorrow.',
          de: 'Sprich morgen mit deiner Arztpraxis.',
        },
        service: {
          en: 'There is also the [Sozialpsychiatrischer Dienst](https://gesund.bund.de/sozialpsychiatrischer-dienst). It helps adults in a crisis of the mind. It is free. Someone can come to your home.',
          de: 'Es gibt auch den [Sozialpsychiatrischen Dienst](https://gesund.bund.de/sozialpsychiatrischer-dienst). Er hilft Erwachsenen in einer seelischen Krise. Er ist kostenlos. Jemand kann zu dir nach Hause kommen.',
        },
        us: {
          en: 'Please don’t write to us in an emergency. At night we don’t read messages.',
          de: 'Bitte schreib uns nicht in einem Notfall. Nachts lesen wir keine Nachrichten.',
        },
      },
    },
    {
      id: 'unseen',
      title: { en: 'Keep this visit private', de: 'Den Besuch für dich behalten' },
      parts: {
        window: {
          en: 'Open this page in a private window. Or delete it from the history later.',
          de: 'Öffne diese Seite in einem privaten Fenster. Oder lösche sie später aus dem Verlauf im Browser.',
        },
        call: {
          en: 'A phone lists calls. You can delete them there.',
          de: 'Auch ein Handy merkt sich Anrufe in einer Liste. Dort kannst du einen Anruf löschen.',
        },
      },
    },
  ],
  next: {
    text: { en: 'A card can say that you can’t speak.', de: 'Eine Karte kann sagen, dass du nicht sprechen kannst.' },
    label: { en: 'Make my card', de: 'Meine Karte machen' },
    path: '/printables/speech-card',
  },
};
