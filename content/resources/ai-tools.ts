import type { ResourcePageWords } from './resource-page.ts';
import type { Listed } from './resource.ts';
import type { Tool } from './tool.ts';

export const aiTools: readonly Listed<Tool>[] = [
  {
    id: 'genio-notes',
    item: {
      title: { en: 'Genio Notes', de: 'Genio Notes' },
      description: {
        en: 'Records a lecture or a lesson while you mark the important points, so you don’t have to write everything down.',
        de: 'Nimmt einen Vortrag oder eine Stunde auf, während du wichtige Stellen markierst. So musst du nicht alles mitschreiben.',
      },
      link: 'https://genio.co',
      image: '/drawings/tool-notes.svg',
      contactReason: {
        en: 'Hello, I would like to talk about the note-taking tool Genio Notes.',
        de: 'Hallo, ich möchte über das Mitschreibe-Werkzeug Genio Notes sprechen.',
      },
    },
    facts: {
      why: {
        en: 'Listening and writing at the same time is hard for many of us. Later you have a transcript, your own notes and the marked points in one place. A university in the USA offers it, under the name Glean, as support for disabled students. In a survey by the provider, more than 1,000 users reported less stress; treat that as advertising.',
        de: 'Gleichzeitig zuhören und schreiben fällt vielen von uns schwer. Später hast du Mitschrift, eigene Notizen und markierte Stellen an einem Ort. Eine Universität in den USA bietet das Werkzeug unter dem Namen Glean als Hilfe für Studierende mit Behinderung an. Der Anbieter hat mehr als 1.000 Nutzende befragt und berichtet von weniger Stress. Lies das als Werbung.',
      },
      forWhom: ['me', 'teachers'],
      language: { en: 'English', de: 'Englisch' },
      form: { en: 'App for notes and sound', de: 'App für Notizen und Ton' },
      time: { en: 'A quiet hour to try it out', de: 'Plane eine ruhige Stunde zum Ausprobieren' },
      lastChecked: '2026-11-20',
      sources: [
        {
          title: 'Genio: challenges and opportunities of note taking',
          url: 'https://genio.co/resources/research-and-insights/challenges-opportunities-note-taking-classroom-genio-notes',
          lang: 'en',
        },
        {
          title: 'University of Massachusetts: note taking with Glean',
          url: 'https://clockwork.oit.umass.edu/user/NotetakingNotetakers/help.aspx',
          lang: 'en',
        },
      ],
    },
  },
];

export const aiToolsWords = {
  lead: {
    en: 'AI tools are programs that have learned from many examples, for instance how to write down speech. Here’s one that helps you take notes.',
    de: 'KI-Werkzeuge sind Programme, die aus vielen Beispielen gelernt haben, zum Beispiel Gesprochenes aufzuschreiben. Wir zeigen eines, das beim Mitschreiben hilft.',
  },
  after: [
    {
      id: 'recording',
      title: { en: 'Before you record someone', de: 'Bevor du jemanden aufnimmst' },
      text: {
        en: [
          'In Germany it can be a crime to record private conversations without permission (section 201 of the criminal code). So ask the teacher, the doctor and everyone else in the room before each recording. If one person says no, don’t record.',
          'A sentence you can use: “A recording helps me take notes. May I record this lesson for myself? I won’t pass it on.”',
        ],
        de: [
          'In Deutschland kann es strafbar sein, nicht öffentlich gesprochene Worte ohne Erlaubnis aufzunehmen (§ 201 Strafgesetzbuch). Frag also die Lehrkraft, die Ärztin und alle anderen im Raum, vor jeder Aufnahme. Sagt eine Person nein, nimm nicht auf.',
          'Ein Satz, den du verwenden kannst: „Mit einer Aufnahme kann ich besser mitkommen. Darf ich diese Stunde für mich aufnehmen? Ich gebe sie nicht weiter.“',
        ],
      },
    },
    {
      id: 'wrong',
      title: { en: 'What AI gets wrong', de: 'Was KI falsch macht' },
      text: {
        en: [
          'A program that writes down speech can mix up names, numbers and words that sound alike. A program that summarises can leave out what was important to you, or add what nobody said. Compare the text with the recording before you hand anything in.',
          'Your voice and your notes go to the provider’s computers. At school or university, ask which tools are allowed, and whether your disability office pays for one.',
        ],
        de: [
          'Ein Programm, das Gesprochenes aufschreibt, kann Namen, Zahlen und Wörter verwechseln, die ähnlich klingen. Ein Programm, das zusammenfasst, lässt vielleicht weg, was dir wichtig war, oder fügt hinzu, was niemand gesagt hat. Vergleiche mit der Aufnahme, bevor du etwas abgibst.',
          'Deine Stimme und deine Notizen gehen an die Computer des Anbieters. Frag in Schule oder Hochschule, welche Werkzeuge erlaubt sind und ob die Stelle für Studierende mit Behinderung eines bezahlt.',
        ],
      },
    },
  ],
  checked: {
    lastChecked: '2026-11-20',
    sources: [
      { title: 'Strafgesetzbuch, § 201', url: 'https://www.gesetze-im-internet.de/stgb/__201.html', lang: 'de' },
    ],
  },
  next: {
    text: {
      en: 'Have you tried a tool that helps you? Tell us about it.',
      de: 'Hast du ein Werkzeug ausprobiert, das dir hilft? Erzähl uns davon.',
    },
    label: { en: 'Write to us about a tool', de: 'Schreib uns von einem Werkzeug' },
    path: '/contact?reason=share',
  },
} as const satisfies ResourcePageWords;
