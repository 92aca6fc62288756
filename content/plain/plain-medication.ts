import type { PlainText } from './plain.ts';

export const plainMedication: PlainText = {
  title: { en: 'Medicine for ADHD', de: 'Medikamente bei ADHS' },
  lead: {
    en: 'You and your doctor decide about medicine. This page tells you what to ask.',
    de: 'Über Medikamente entscheidest du mit deiner Ärztin oder deinem Arzt. Diese Seite sagt, was du fragen kannst.',
  },
  drawing: '/drawings/medication.svg',
  isNoAdvice: 'medical',
  sections: [
    {
      id: 'kinds',
      title: { en: 'What there is', de: 'Was es gibt' },
      parts: {
        part: {
          en: 'Medicine is one part of the help. Talks, everyday help and therapy are others.',
          de: 'Medikamente sind ein Teil der Hilfe. Gespräche, Hilfe im Alltag und Therapie sind andere.',
        },
        stimulants: {
          en: 'Stimulants are medicines that are meant to help with attention. They work for some hours. You need a special prescription for them. It is called BtM-Rezept.',
          de: 'Stimulanzien sind Medikamente, die bei der Aufmerksamkeit helfen sollen. Sie wirken einige Stunden. Man braucht dafür ein besonderes Rezept. Es heißt BtM-Rezept.',
        },
        others: {
          en: 'There are other medicines, too. One of them takes weeks until it works.',
          de: 'Es gibt auch andere Medikamente. Eines davon braucht Wochen, bis es wirkt.',
        },
      },
    },
    {
      id: 'effects',
      title: { en: 'Side effects', de: 'Nebenwirkungen' },
      parts: {
        word: {
          en: 'Side effects are what a medicine does that you don’t want.',
          de: 'Nebenwirkungen sind Wirkungen, die man nicht will.',
        },
        often: {
          en: 'Many people eat less or sleep badly. Most side effects are mild. Many pass.',
          de: 'Viele haben weniger Hunger oder schlafen schlecht. Die meisten Nebenwirkungen sind leicht. Viele gehen vorbei.',
        },
        checks: {
          en: 'Doctors check blood pressure, pulse and weight. With children they check height, too.',
          de: 'In der Praxis prüft man Blutdruck, Puls und Gewicht. Bei Kindern prüft man auch die Größe.',
        },
        danger: {
          en: 'Call 112 or get a doctor at once: with chest pain, fainting or a seizure. Do the same if you think about dying. Do it if you see or hear things that others don’t. Do it if an erection hurts and stays.',
          de: 'Ruf 112 an oder hol sofort ärztliche Hilfe: bei Schmerzen in der Brust, Ohnmacht oder Krampfanfall. Tu das auch, wenn du ans Sterben denkst. Tu es, wenn du siehst oder hörst, was sonst niemand bemerkt. Tu es, wenn eine Erektion wehtut und bleibt.',
        },
      },
    },
    {
      id: 'alone',
      title: { en: 'Important', de: 'Wichtig' },
      parts: {
        list: {
          en: [
            'Please don’t start or stop alone.',
            'Ask before you drive with a new medicine.',
            'Ask before you travel to another country.',
            'Tell your doctor if you are pregnant or breastfeeding.',
          ],
          de: [
            'Bitte fang nicht allein an und hör nicht allein auf.',
            'Frag, bevor du mit einem neuen Medikament Auto fährst.',
            'Frag, bevor du in ein anderes Land reist.',
            'Sag in der Praxis, wenn du schwanger bist oder stillst.',
          ],
        },
      },
    },
    {
      id: 'ask',
      title: { en: 'What you can ask', de: 'Was du fragen kannst' },
      parts: {
        list: {
          en: [
            'What is it for?',
            'Which side effects can come?',
            'What will you check?',
            'When do we decide again?',
            'What happens if I stop?',
          ],
          de: [
            'Wofür ist es?',
            'Welche Nebenwirkungen kann es geben?',
            'Was wird geprüft?',
            'Wann entscheiden wir neu?',
            'Was passiert, wenn ich aufhöre?',
          ],
        },
      },
    },
  ],
  next: {
    text: { en: 'Do you have no diagnosis yet?', de: 'Hast du noch keine Diagnose?' },
    label: { en: 'How to get a diagnosis', de: 'Wie du eine Diagnose bekommst' },
    path: '/plain/diagnostics',
  },
};
