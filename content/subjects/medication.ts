import { sourcesOfWords } from '#content/words/sources.ts';
import type { Subject } from './subject.ts';

export const medication: Subject = {
  group: 'everyday',
  drawing: '/drawings/medication.svg',
  lead: {
    en: 'Which medicines there are for ADHD, how it works in Germany, and what to ask. No doses, and no advice to take or stop anything.',
    de: 'Welche Medikamente es bei ADHS gibt, wie es in Deutschland läuft und was du fragen kannst. Ohne Dosen und ohne Rat, etwas zu nehmen oder abzusetzen.',
  },
  passages: [
    {
      id: 'part',
      drawing: '/drawings/part-blocks.svg',
      title: { en: 'One part of several', de: 'Ein Teil von mehreren' },
      parts: {
        plan: {
          en: 'Medicine is one part of a plan, along with information, help with everyday life, school or work, and therapy where it’s needed. The German guideline of 2018 begins with information and counselling. For mild signs it names help without medicine first, and for children under six as well; under three, no medicine at all. A new version was being written, so ask what applies today.',
          de: 'Medikamente sind ein Teil eines Plans, neben Information, Hilfe im Alltag, Schule oder Arbeit und, wo nötig, Therapie. Die deutsche Leitlinie von 2018 beginnt mit Information und Beratung. Bei leichten Anzeichen nennt sie zuerst Hilfe ohne Medikamente, ebenso bei Kindern unter sechs; unter drei gar keine Medikamente. Eine neue Fassung war in Arbeit. Frag also, was heute gilt.',
        },
      },
    },
    {
      id: 'kinds',
      drawing: '/drawings/part-pills.svg',
      title: { en: 'Two kinds', de: 'Zwei Arten' },
      parts: {
        list: {
          en: [
            'Stimulants: methylphenidate, lisdexamfetamine, dexamfetamine. They work for hours, while they’re in the body. They need a special prescription (BtM-Rezept).',
            'Others: atomoxetine takes weeks to work. Guanfacine affects blood pressure, too. They don’t need a BtM-Rezept.',
          ],
          de: [
            'Stimulanzien: Methylphenidat, Lisdexamfetamin, Dexamfetamin. Sie wirken für Stunden, solange sie im Körper sind. Sie brauchen ein besonderes Rezept (BtM-Rezept).',
            'Andere: Atomoxetin braucht Wochen, bis es wirkt. Guanfacin wirkt auch auf den Blutdruck. Sie brauchen kein BtM-Rezept.',
          ],
        },
        which: {
          en: 'The leaflet says which one is meant for which age, and your doctor knows too.',
          de: 'Was für welches Alter gedacht ist, steht im Beipackzettel, und deine Praxis weiß es.',
        },
      },
    },
    {
      id: 'effects',
      drawing: '/drawings/part-clipboard.svg',
      title: { en: 'Side effects and checks', de: 'Nebenwirkungen und Kontrollen' },
      parts: {
        effects: {
          en: 'Often: less appetite, trouble sleeping. Less often: tearfulness, tics, other changes of mood, higher blood pressure and pulse. Most are mild and many pass. Guanfacine can make you sleepy; atomoxetine can cause trouble with periods or sex.',
          de: 'Oft: weniger Appetit, schlechter Schlaf. Seltener: Weinerlichkeit, Tics, andere Veränderungen der Stimmung, höherer Blutdruck und Puls. Die meisten sind leicht, und viele vergehen. Guanfacin kann müde machen; bei Atomoxetin kann es Probleme mit dem Zyklus oder der Sexualität geben.',
        },
        checks: {
          en: 'Before and during treatment, blood pressure, pulse and weight are checked; for children, height as well: some studies saw slower growth, a large one didn’t. The effects over months and some years are well studied, those over a very long time less so.',
          de: 'Vor und während der Behandlung werden Blutdruck, Puls und Gewicht geprüft, bei Kindern auch die Größe: Manche Studien sahen langsameres Wachstum, eine große nicht. Die Wirkung über Monate bis einige Jahre ist gut untersucht, die über sehr lange Zeit weniger.',
        },
        urgent: {
          en: 'Chest pain, fainting, a seizure, seeing or hearing things, a painful erection that doesn’t go away, thoughts of dying: get medical help at once, or call 112.',
          de: 'Schmerzen in der Brust, Ohnmacht, ein Krampfanfall, Dinge sehen oder hören, eine schmerzhafte Erektion, die bleibt, Gedanken ans Sterben: Hol sofort ärztliche Hilfe oder ruf 112 an.',
        },
      },
    },
    {
      id: 'everyday',
      drawing: '/drawings/part-suitcase.svg',
      title: { en: 'Travelling and driving', de: 'Reisen und Autofahren' },
      parts: {
        travel: {
          en: 'Travelling with a BtM medicine: for up to 30 days in Schengen countries you need a form filled in by your doctor and stamped by the health office. For other countries ask the embassy; some forbid it.',
          de: 'Reisen mit einem BtM-Medikament: Für bis zu 30 Tage in Schengen-Ländern brauchst du eine ärztliche Bescheinigung mit Stempel vom Gesundheitsamt. Bei anderen Ländern frag die Botschaft; manche verbieten es.',
        },
        driving: {
          en: 'Driving: the rule about drugs doesn’t apply to medicine that was prescribed for you and that you take as directed. When it’s new or changed, ask your doctor before you drive.',
          de: 'Autofahren: Die Regel über Drogen am Steuer gilt nicht für ein Medikament, das dir verschrieben ist und das du wie verordnet nimmst. Wenn es neu oder geändert ist, frag in der Praxis, bevor du fährst.',
        },
      },
    },
  ],
  forWhom: {
    me: {
      en: [
        'As an adult, you can ask a psychiatrist or neurologist who knows about ADHD.',
        'Pregnant, breastfeeding, or taking something else? Say so, and please don’t change anything alone.',
      ],
      de: [
        'Als erwachsener Mensch kannst du in einer Praxis für Psychiatrie oder Neurologie fragen, die ADHS kennt.',
        'Schwanger, stillend oder noch andere Medikamente? Sag es, und ändere bitte nichts allein.',
      ],
    },
    parents: {
      en: [
        'Health insurance pays as part of a whole plan, if other help alone wasn’t enough. For children, a specialist prescribes.',
        'You decide together: your child, you, the specialist. Ask regularly whether it’s still needed.',
      ],
      de: [
        'Die Kasse zahlt im Rahmen eines ganzen Plans, wenn andere Hilfe allein nicht gereicht hat. Bei Kindern verschreibt eine Fachärztin oder ein Facharzt.',
        'Ihr entscheidet zusammen: dein Kind, du, die Praxis. Frag regelmäßig, ob es noch nötig ist.',
      ],
    },
    teachers: {
      en: [
        'Whether a child takes medicine is for the family and the doctor to decide. Please don’t make it a condition.',
        'Write down what you see, and when. The family can take it to the doctor.',
      ],
      de: [
        'Ob ein Kind Medikamente nimmt, entscheiden Familie und Praxis. Bitte mach es nicht zur Bedingung.',
        'Schreib auf, was du wann siehst. Die Familie kann es in die Praxis mitnehmen.',
      ],
    },
  },
  steps: {
    en: [
      'Write down three things that should get easier in your day.',
      'Take questions with you: what is it for? Which checks? Which side effects? When do we decide again? What happens if I stop?',
      'In the first weeks, take short notes: effect, appetite, sleep.',
    ],
    de: [
      'Schreib drei Dinge auf, die in deinem Tag leichter werden sollen.',
      'Nimm Fragen mit: Wofür ist es? Welche Kontrollen? Welche Nebenwirkungen? Wann entscheiden wir neu? Was passiert, wenn ich aufhöre?',
      'Notiere in den ersten Wochen kurz: Wirkung, Appetit, Schlaf.',
    ],
  },
  terms: [
    {
      id: 'stimulants',
      term: { en: 'Stimulants', de: 'Stimulanzien' },
      meaning: {
        en: 'medicines that are meant to help with attention; in Germany they fall under the narcotics law',
        de: 'Medikamente, die bei der Aufmerksamkeit helfen sollen; in Deutschland fallen sie unter das Betäubungsmittelgesetz',
      },
    },
    {
      id: 'btm',
      term: { en: 'BtM-Rezept', de: 'BtM-Rezept' },
      meaning: {
        en: 'a special prescription; ask how long it’s valid',
        de: 'ein besonderes Rezept; frag, wie lange es gilt',
      },
    },
    {
      id: 'retard',
      term: { en: 'Retard', de: 'retard' },
      meaning: { en: 'works longer, is released slowly', de: 'wirkt länger, wird langsam frei' },
    },
  ],
  isNoAdvice: 'medical',
  next: {
    text: {
      en: 'Not diagnosed yet? Read how a diagnosis works in Germany.',
      de: 'Noch keine Diagnose? Lies, wie eine Diagnose in Deutschland abläuft.',
    },
    label: { en: 'Read about diagnostics', de: 'Über Diagnostik lesen' },
    path: '/diagnostics',
  },
  checked: {
    lastChecked: '2026-11-22',
    sources: [
      {
        title: 'Welche Medikamente gibt es? (ADHS Infoportal)',
        url: 'https://www.adhs.info/de/fuer-jugendliche/adhs-was-hilft/2-therapeutische-hilfen/2-medikamente/2-welche-medikamente-gibt-es.html',
        lang: 'de',
      },
      sourcesOfWords.aok,
      sourcesOfWords.hausarzt,
      {
        title: 'Stimulanzien und andere (psychiatrie-update)',
        url: 'https://www.psychiatrie-update.de/press/stimulanzien/',
        lang: 'de',
      },
      {
        title: 'ADHS-Medikamente (PTA-Forum)',
        url: 'https://www.pta-forum.de/mehr-als-nur-zappelig-123311/seite/4/',
        lang: 'de',
      },
      sourcesOfWords.btmg,
      {
        title: 'Wann die Kasse zahlt (Deutsches Arztportal)',
        url: 'https://deutschesarztportal.de/interaktiv/arzt-fragt-rp/archiv/detail/behandlung-mit-methylphenidat',
        lang: 'de',
      },
      {
        title: 'Wachstum und Kontrollen: Gespräch mit A. Häge (Kurier, 2025)',
        url: 'https://kurier.at/wissen/gesundheit/adhs-ritalin-medikamente-kinder-risiko-herz-hirn-nebenwirkungen/403096205',
        lang: 'de',
      },
      {
        title: 'Reisen mit ADHS-Medikamenten (adxs.org)',
        url: 'https://www.adxs.org/de/page/458/auslandsmitnahme-von-stimulanzien',
        lang: 'de',
      },
      {
        title: 'Straßenverkehrsgesetz § 24a',
        url: 'https://www.gesetze-im-internet.de/stvg/__24a.html',
        lang: 'de',
      },
    ],
  },
};
