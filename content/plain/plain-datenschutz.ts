import type { PlainText } from './plain.ts';

export const plainDatenschutz: PlainText = {
  title: { en: 'What we know about you', de: 'Was wir über dich wissen' },
  lead: {
    en: 'Datenschutz is German for data protection. Data are facts about you, for example your name.',
    de: 'Datenschutz heißt: Wir gehen vorsichtig mit deinen Daten um. Daten sind zum Beispiel dein Name und deine Adresse.',
  },
  drawing: '/drawings/plain-datenschutz.svg',
  sections: [
    {
      id: 'reading',
      title: { en: 'When you only read', de: 'Wenn du nur liest' },
      parts: {
        address: {
          en: 'Your device has an internet address. Our server needs it to send you the page. We don’t write it down.',
          de: 'Dein Gerät hat eine Internet-Adresse. Unser Server braucht sie, um dir die Seite zu schicken. Wir schreiben sie nicht auf.',
        },
        host: {
          en: 'A server is a computer that keeps our website. The company that runs it may keep its own notes for a few days.',
          de: 'Ein Server ist ein Computer, auf dem unsere Website liegt. Die Firma dahinter hat vielleicht einige Tage lang eigene Notizen.',
        },
        cookies: {
          en: 'We use no cookies. Cookies are small notes in your browser.',
          de: 'Wir verwenden keine Cookies. Cookies sind kleine Notizen in deinem Browser.',
        },
        settings: {
          en: 'Your browser keeps settings that you change. It keeps what you type in a form until you send it or close the tab.',
          de: 'Dein Browser merkt sich Einstellungen, die du änderst. Er merkt sich auch, was du tippst, bis du es sendest oder den Tab schließt.',
        },
        offline: {
          en: 'You can press “Keep for offline” or “Keep for later”. Then your device keeps pages or a list. We don’t see what you keep. You can remove it again.',
          de: 'Du kannst „Für offline behalten“ oder „Für später merken“ drücken. Dann behält dein Gerät Seiten oder eine Liste. Wir sehen nicht, was du behältst. Du kannst es wieder entfernen.',
        },
      },
    },
    {
      id: 'writing',
      title: { en: 'When you write to us', de: 'Wenn du uns schreibst' },
      parts: {
        store: {
          en: 'We store what you write in the form. Our team gets it by email. Nobody else gets it.',
          de: 'Wir speichern, was du in das Formular schreibst. Unser Team bekommt es per E-Mail. Sonst bekommt es niemand.',
        },
        why: {
          en: 'We use it to read and to answer your message.',
          de: 'Wir nutzen es, um deine Nachricht zu lesen und zu beantworten.',
        },
        time: {
          en: 'We delete messages six months after the last email between us. Reports of lost things: {lost} days after it.',
          de: 'Sechs Monate nach der letzten Mail zwischen uns löschen wir Nachrichten. Meldungen über Verlorenes: {lost} Tage danach.',
        },
        copies: {
          en: 'Safety copies can hold a message a little longer.',
          de: 'Sicherungskopien können eine Nachricht etwas länger enthalten.',
        },
        leave: {
          en: 'Please write no diagnosis and no names of children.',
          de: 'Bitte schreib keine Diagnosen und keine Namen von Kindern.',
        },
      },
    },
    {
      id: 'others',
      title: { en: 'Other websites', de: 'Andere Websites' },
      parts: {
        text: {
          en: 'Videos and maps come from other websites. They load only after you press their button. Then that website learns your internet address.',
          de: 'Videos und Karten kommen von anderen Websites. Sie laden erst, wenn du ihren Knopf drückst. Dann erfährt diese Website deine Internet-Adresse.',
        },
        never: {
          en: 'We show no advertising. We sell nothing about you.',
          de: 'Wir zeigen keine Werbung. Wir verkaufen nichts über dich.',
        },
      },
    },
    {
      id: 'rights',
      title: { en: 'Your rights', de: 'Deine Rechte' },
      parts: {
        list: {
          en: [
            'You may ask what we know about you.',
            'You may get a copy.',
            'You may have mistakes corrected.',
            'You may have it deleted.',
            'You may tell us not to use it.',
            'You may complain to an authority. The full page names it.',
          ],
          de: [
            'Du darfst fragen, was wir über dich wissen.',
            'Du darfst eine Kopie bekommen.',
            'Du darfst Fehler verbessern lassen.',
            'Du darfst es löschen lassen.',
            'Du darfst sagen, dass wir es nicht nutzen sollen.',
            'Du darfst dich bei einer Behörde beschweren. Welche, steht auf der ganzen Seite.',
          ],
        },
        how: {
          en: '[Write to us](contact) if you want that. Tell us the number of your message.',
          de: '[Schreib uns](contact), wenn du das möchtest. Nenn uns die Nummer deiner Nachricht.',
        },
      },
    },
  ],
  next: {
    text: { en: 'Do you want to know what we have about you?', de: 'Möchtest du wissen, was wir über dich haben?' },
    label: { en: 'Write to us', de: 'Schreib uns' },
    path: '/plain/contact',
  },
};
