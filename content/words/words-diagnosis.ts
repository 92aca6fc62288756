import type { ExplainedGroup } from './word.ts';

export const wordsOfDiagnosis: ExplainedGroup = {
  id: 'diagnosis',
  page: 'words',
  title: { en: 'Doctors and diagnosis', de: 'Praxis und Diagnose' },
  words: [
    {
      id: 'diagnosis',
      term: { en: 'Diagnosis', de: 'Diagnose' },
      meaning: {
        en: 'A diagnosis is the name that doctors or therapists give to what they find when they examine someone. It can open the way to treatment and support.',
        de: 'Fachleute untersuchen jemanden und geben dem, was sie finden, einen Namen: Das ist die Diagnose. Sie kann den Weg zu Behandlung und Unterstützung öffnen.',
      },
      source: 'autismus',
    },
    {
      id: 'self-assessment',
      term: { en: 'Self-assessment', de: 'Selbsteinschätzung' },
      meaning: {
        en: 'You answer questions about yourself. The answers can help you to find words, but they aren’t a diagnosis.',
        de: 'Du beantwortest Fragen über dich selbst. Die Antworten können helfen, Worte zu finden, sind aber keine Diagnose.',
      },
      source: 'diagnostikplus',
    },
    {
      id: 'referral',
      term: { en: 'Referral', de: 'Überweisung in der Praxis' },
      meaning: {
        en: 'With this paper, one doctor sends you to another. Many specialists ask for it.',
        de: 'Mit diesem Papier schickt dich eine Praxis zu einer anderen. Viele Fachpraxen möchten es sehen.',
      },
      source: 'kvsh',
    },
    {
      id: '116117',
      term: { en: '116 117', de: '116 117' },
      meaning: {
        en: 'People at this number help you find an appointment, or a doctor when your own practice is closed. If a life is in danger, call 112.',
        de: 'Unter dieser Nummer hilft man dir, einen Termin zu finden, oder ärztliche Hilfe, wenn deine Praxis zu hat. Bei Lebensgefahr ruf die 112 an.',
      },
      source: 'kvsh',
    },
    {
      id: 'psychiatrist',
      term: { en: 'Psychiatrist', de: 'Psychiaterin, Psychiater' },
      meaning: {
        en: 'A psychiatrist is a doctor for the mind and for feelings. Psychiatrists may prescribe medicine.',
        de: 'Das ist eine Ärztin oder ein Arzt für Seele und Gefühle. Sie dürfen Medikamente verschreiben.',
      },
      source: 'swr',
    },
    {
      id: 'psychotherapist',
      term: { en: 'Psychotherapist', de: 'Psychotherapeutin, Psychotherapeut' },
      meaning: {
        en: 'A psychotherapist helps by talking and practising. Some of them can diagnose ADHD or autism.',
        de: 'Sie helfen mit Gesprächen und Übungen. Manche von ihnen können ADHS oder Autismus feststellen.',
      },
      source: 'swr',
    },
    {
      id: 'child-psychiatry',
      term: { en: 'Child and adolescent psychiatry', de: 'Kinder- und Jugendpsychiatrie' },
      meaning: {
        en: 'These doctors know about feelings and behaviour in children and young people. They can diagnose autism and ADHD.',
        de: 'Diese Praxen und Kliniken kennen sich mit Gefühlen und Verhalten von Kindern und Jugendlichen aus. Sie können Autismus und ADHS feststellen.',
      },
      source: 'infoportal',
    },
    {
      id: 'spz',
      term: { en: 'SPZ', de: 'SPZ' },
      meaning: {
        en: 'SPZ is short for social paediatric centre. Doctors, psychologists and therapists for children work there under one roof.',
        de: 'SPZ heißt Sozialpädiatrisches Zentrum. Dort arbeiten Fachleute für Kinder aus Medizin, Psychologie und Therapie unter einem Dach.',
      },
      source: 'autismus',
    },
    {
      id: 'statutory-insurance',
      term: { en: 'Statutory health insurance', de: 'gesetzliche Krankenkasse' },
      meaning: {
        en: 'The Krankenkasse pays for doctors and medicine that are necessary. Its members pay money to it every month.',
        de: 'Die Krankenkasse bezahlt Arztbesuche und Medikamente, die nötig sind. Ihre Mitglieder zahlen jeden Monat Geld ein.',
      },
      source: 'kvsh',
    },
    {
      id: 'sick-note',
      term: { en: 'Sick note (Krankschreibung)', de: 'Krankschreibung' },
      meaning: {
        en: 'This paper says that you can’t work. A doctor writes it.',
        de: 'Auf diesem Papier steht, dass du nicht arbeiten kannst. Eine Ärztin oder ein Arzt stellt es aus.',
      },
      page: 'resources/burnout',
    },
    {
      id: 'medical-report',
      term: { en: 'Medical report', de: 'Befundbericht' },
      meaning: {
        en: 'The medical report is the result of an examination in writing. You may ask for a copy.',
        de: 'Der Befundbericht ist das Ergebnis einer Untersuchung auf Papier. Du darfst um eine Kopie bitten.',
      },
      source: 'infoportal',
    },
    {
      id: 'comorbidity',
      term: { en: 'Comorbidity', de: 'Komorbidität' },
      meaning: {
        en: 'Comorbidity means that two things occur together in one person. Autism and ADHD are an example.',
        de: 'Komorbidität heißt: Zwei Dinge kommen bei einem Menschen zusammen vor. Autismus und ADHS sind ein Beispiel.',
      },
      source: 'aerzteblatt',
    },
    {
      id: 'stimulants',
      term: { en: 'Stimulants', de: 'Stimulanzien' },
      meaning: {
        en: 'Stimulants are medicines that are meant to help with attention. In Germany they fall under the narcotics law.',
        de: 'Stimulanzien sind Medikamente, die bei der Aufmerksamkeit helfen sollen. In Deutschland gilt für sie das Betäubungsmittelgesetz.',
      },
      source: 'btmg',
    },
    {
      id: 'btm-rezept',
      term: { en: 'BtM-Rezept', de: 'BtM-Rezept' },
      meaning: {
        en: 'This is a special prescription for medicine under the narcotics law. Ask how long it’s valid.',
        de: 'Das ist ein besonderes Rezept für Medikamente nach dem Betäubungsmittelgesetz. Frag, wie lange es gilt.',
      },
      source: 'btmg',
    },
    {
      id: 'side-effects',
      term: { en: 'Side effects', de: 'Nebenwirkungen' },
      meaning: {
        en: 'These are effects of a medicine that nobody wants. Tell your doctor about them.',
        de: 'Das sind Wirkungen eines Medikaments, die man nicht will. Sag in der Praxis, welche du spürst.',
      },
      source: 'aok',
    },
    {
      id: 'guideline',
      term: { en: 'Guideline', de: 'Leitlinie' },
      meaning: {
        en: 'In a guideline, experts write down how something should be examined and treated. Doctors may do otherwise when there’s a reason.',
        de: 'In einer Leitlinie schreiben Fachleute auf, wie man etwas untersucht und behandelt. Mit gutem Grund darf man davon abweichen.',
      },
      source: 'hausarzt',
    },
    {
      id: 'melatonin',
      term: { en: 'Melatonin', de: 'Melatonin' },
      meaning: {
        en: 'Melatonin is a substance of the body that has to do with sleep. Please don’t give it to a child without asking a doctor.',
        de: 'Melatonin ist ein Stoff des Körpers, der mit dem Schlaf zu tun hat. Bitte gib es einem Kind nur mit ärztlichem Rat.',
      },
      source: 'sleep',
    },
  ],
};
