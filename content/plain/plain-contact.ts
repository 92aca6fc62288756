import type { PlainText } from './plain.ts';

export const plainContact: PlainText = {
  title: { en: 'Write to us', de: 'Schreib uns' },
  lead: {
    en: 'You can write to us in your own way. One sentence is enough.',
    de: 'Du kannst uns schreiben, wie du magst. Ein Satz genügt.',
  },
  drawing: '/drawings/plain-contact.svg',
  sections: [
    {
      id: 'how',
      title: { en: 'How it works', de: 'So geht es' },
      parts: {
        steps: {
          en: [
            'Open the form with the button on this page.',
            'Write a name. A nickname is fine.',
            'Write your email address. Then we can answer you.',
            'Choose a reason from the list.',
            'Write your message. It needs at least 10 characters.',
            'Press “Send message”.',
          ],
          de: [
            'Öffne das Formular mit dem Knopf auf dieser Seite.',
            'Schreib einen Namen. Ein Spitzname ist in Ordnung.',
            'Schreib deine E-Mail-Adresse. Dann können wir dir antworten.',
            'Wähle einen Grund aus der Liste.',
            'Schreib deine Nachricht. Sie braucht mindestens 10 Zeichen.',
            'Drück auf „Nachricht senden“.',
          ],
        },
        leave: {
          en: 'Please don’t write any diagnosis. Please don’t write names of children.',
          de: 'Bitte schreib keine Diagnosen. Bitte schreib keine Namen von Kindern.',
        },
      },
    },
    {
      id: 'then',
      title: { en: 'What happens then', de: 'Was dann passiert' },
      parts: {
        number: {
          en: 'After sending, you see a number. With this number we find your message again.',
          de: 'Nach dem Senden siehst du eine Nummer. Mit dieser Nummer finden wir deine Nachricht wieder.',
        },
        read: {
          en: 'We read every message. We answer by email within {days} days.',
          de: 'Wir lesen jede Nachricht. Wir antworten innerhalb von {days} Tagen per E-Mail.',
        },
        who: {
          en: 'Your message is stored on our server. A server is a computer that keeps our website. Our team gets the message by email. Nobody else gets it.',
          de: 'Deine Nachricht liegt auf unserem Server. Ein Server ist ein Computer, auf dem unsere Website liegt. Unser Team bekommt die Nachricht per E-Mail. Sonst bekommt sie niemand.',
        },
      },
    },
    {
      id: 'email',
      title: { en: 'You’d rather send an email', de: 'Du willst lieber eine E-Mail schreiben' },
      parts: { text: { en: 'Then write to this address:', de: 'Dann schreib an diese Adresse:' } },
      shows: 'email',
    },
    {
      id: 'urgent',
      title: { en: 'Is it urgent?', de: 'Ist es dringend?' },
      parts: {
        text: {
          en: 'We are volunteers. At night we don’t read messages. Do you need help at once? [Help right now](help-now)',
          de: 'Wir sind Freiwillige. Nachts lesen wir keine Nachrichten. Brauchst du sofort Hilfe? [Hilfe sofort](help-now)',
        },
      },
    },
  ],
  next: {
    text: { en: 'The form is on the full page.', de: 'Das Formular ist auf der ganzen Seite.' },
    label: { en: 'Open the form', de: 'Das Formular öffnen' },
    path: '/contact#full',
  },
};
