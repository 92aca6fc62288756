import type { PlainText } from './plain.ts';

export const plainFindTheLost: PlainText = {
  title: { en: 'You have found something', de: 'Du hast etwas gefunden' },
  lead: {
    en: 'Tell us what you have found. Then it can get back to its owner.',
    de: 'Sag uns, was du gefunden hast. Dann kann es zurückkommen.',
  },
  drawing: '/drawings/plain-find-the-lost.svg',
  sections: [
    {
      id: 'how',
      title: { en: 'How it works', de: 'So geht es' },
      parts: {
        steps: {
          en: [
            'Open the form with the button on this page.',
            'Write what it is, and where it was.',
            'You can add a photo. You don’t have to.',
            'Write your email address or phone number. Then we can reach you.',
            'Send the report.',
          ],
          de: [
            'Öffne das Formular mit dem Knopf auf dieser Seite.',
            'Schreib, was es ist und wo es war.',
            'Du kannst ein Foto dazutun. Du musst nicht.',
            'Schreib deine E-Mail-Adresse oder Telefonnummer. Dann erreichen wir dich.',
            'Schick die Meldung ab.',
          ],
        },
        keep: {
          en: 'Leave one thing out, for example a scratch. If someone asks for it, we ask about that.',
          de: 'Verrate eine Sache nicht, zum Beispiel einen Kratzer. Fragt jemand nach dem Ding, fragen wir danach.',
        },
        leave: {
          en: 'Please send no pictures of identity cards. Please write no names of children.',
          de: 'Bitte schick keine Bilder von Ausweisen. Bitte schreib keine Namen von Kindern.',
        },
      },
    },
    {
      id: 'then',
      title: { en: 'What happens then', de: 'Was dann passiert' },
      parts: {
        read: {
          en: 'Someone from our team reads your report. Nothing is published.',
          de: 'Ein Mensch aus unserem Team liest deine Meldung. Nichts wird veröffentlicht.',
        },
        program: {
          en: 'A program may show us what could belong together. A person decides.',
          de: 'Ein Programm zeigt uns vielleicht, was zusammengehören könnte. Ein Mensch entscheidet.',
        },
      },
    },
    {
      id: 'law',
      title: { en: 'What the law says', de: 'Was das Gesetz sagt' },
      parts: {
        owner: {
          en: 'Did you take the thing with you, and do you know the owner? Then you must tell that person at once.',
          de: 'Hast du das Ding mitgenommen, und weißt du, wem es gehört? Dann musst du es der Person gleich sagen.',
        },
        office: {
          en: 'You don’t know the owner, and it’s worth more than 10 euro? Then you must tell the Fundbüro. That is the lost property office of the town. You must do that even if you tell us.',
          de: 'Du weißt es nicht, und das Ding ist mehr als 10 Euro wert? Dann musst du es dem Fundbüro melden. Das Fundbüro ist ein Amt der Stadt für gefundene Dinge. Eine Meldung an uns reicht dafür nicht.',
        },
      },
    },
    {
      id: 'lost',
      title: { en: 'You have lost something', de: 'Du hast etwas verloren' },
      parts: {
        text: {
          en: 'Tell us that, too: [I have lost something](services/lost-something)',
          de: 'Sag uns auch das: [Ich habe etwas verloren](services/lost-something)',
        },
      },
    },
  ],
  next: {
    text: { en: 'The form is on the full page.', de: 'Das Formular ist auf der ganzen Seite.' },
    label: { en: 'Open the form', de: 'Das Formular öffnen' },
    path: '/services/find-the-lost#full',
  },
};
