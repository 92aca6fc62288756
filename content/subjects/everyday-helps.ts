import { sourcesOfWords } from '#content/words/sources.ts';
import type { Subject } from './subject.ts';

export const everydayHelps: Subject = {
  group: 'everyday',
  drawing: '/drawings/life-hacks.svg',
  lead: {
    en: 'Small things that can make a day easier. For each we say where it comes from: research, courses, or people’s own experience.',
    de: 'Kleine Dinge, die einen Tag leichter machen können. Bei jedem steht, woher es kommt: aus der Forschung, aus Kursen oder aus eigener Erfahrung.',
  },
  passages: [
    {
      id: 'idea',
      drawing: '/drawings/part-sliders.svg',
      title: { en: 'The idea', de: 'Die Idee' },
      parts: {
        outside: {
          en: 'Often you know what to do. Doing it at the right moment is the hard part. So let something outside your head do the remembering, the timing and the starting. Nothing here works for everyone. If a list doesn’t work for you, you’re not lacking willpower.',
          de: 'Oft weißt du, was zu tun ist. Es im richtigen Moment zu tun, ist das Schwierige. Also lass dir beim Merken, bei der Zeit und beim Anfangen von außen helfen. Nichts davon hilft allen. Wenn eine Liste bei dir nicht klappt, liegt es nicht an deinem Willen.',
        },
      },
    },
    {
      id: 'courses',
      drawing: '/drawings/part-plan.svg',
      title: { en: 'From courses for adults with ADHD', de: 'Aus Kursen für Erwachsene mit ADHS' },
      parts: {
        list: {
          en: [
            'Keys, wallet, phone: one place that you can see, always the same.',
            'Write down only the next step that you can see: “open the letter”.',
            'One planner, and a list for today with three things at most.',
            'Reminders where you need them: an alarm, a note on the door.',
          ],
          de: [
            'Schlüssel, Geldbeutel, Handy: ein Platz, den du siehst, immer derselbe.',
            'Schreib nur den nächsten Schritt auf, den man sehen kann: „Brief öffnen“.',
            'Ein Kalender, und für heute eine Liste mit höchstens drei Dingen.',
            'Erinnerungen da, wo du sie brauchst: ein Wecker, ein Zettel an der Tür.',
          ],
        },
        from: {
          en: 'These are parts of cognitive behavioural therapy, the talking therapy that has been studied most for adults with ADHD. A review of 221 papers points out that other viewpoints are largely missing.',
          de: 'Das sind Teile der kognitiven Verhaltenstherapie. Sie ist bei Erwachsenen mit ADHS von allen Gesprächstherapien am meisten untersucht. Eine Übersicht über 221 Arbeiten bemängelt, dass andere Sichtweisen weitgehend fehlen.',
        },
      },
    },
    {
      id: 'experience',
      drawing: '/drawings/part-two-people.svg',
      title: { en: 'From people’s own experience', de: 'Aus eigener Erfahrung' },
      parts: {
        list: {
          en: [
            'Set a timer for 15 minutes and start. Then decide whether to go on.',
            'Make time visible: a timer, or a clock with hands, before something changes.',
            'Someone works beside you, in the room or by video (body doubling).',
            'Do the small version when you have no energy: paper plates, dry shampoo. It counts.',
            'An alarm every two or three hours: drink, eat, toilet, pain?',
            'Money: direct debits, and a separate account for fixed costs.',
            'Plan time for what you love. For many autistic people that’s rest.',
          ],
          de: [
            'Stell einen Timer auf 15 Minuten und fang an. Danach entscheidest du, ob du weitermachst.',
            'Mach Zeit sichtbar: mit einem Timer oder einer Zeigeruhr, bevor sich etwas ändert.',
            'Jemand arbeitet neben dir, im Raum oder per Video (Body Doubling).',
            'Nimm die kleine Version, wenn keine Kraft da ist: Pappteller, Trockenshampoo. Das zählt.',
            'Ein Wecker alle zwei bis drei Stunden: trinken, essen, Toilette, Schmerzen?',
            'Geld: Lastschriften und ein eigenes Konto für feste Kosten.',
            'Plane Zeit für das ein, was du liebst. Für viele autistische Menschen ist das Erholung.',
          ],
        },
      },
    },
    {
      id: 'research',
      drawing: '/drawings/part-studies.svg',
      title: { en: 'What studies say', de: 'Was Studien sagen' },
      parts: {
        list: {
          en: [
            'Writing instead of phoning: 245 autistic adults were asked. Email was popular, the phone wasn’t.',
            'Weighted blanket: an American guideline from 2020 found no proof that it helps autistic children sleep, and no serious harm. Some people like one. It’s not for babies or small children.',
            'Ear protection: a small first study. It’s on the page about [sensory overload](resources/overload).',
          ],
          de: [
            'Schreiben statt anrufen: 245 autistische Erwachsene wurden gefragt. E-Mail war beliebt, das Telefon nicht.',
            'Gewichtsdecke: Eine amerikanische Leitlinie von 2020 fand keinen Beleg, dass sie autistischen Kindern beim Schlafen hilft, und keinen ernsten Schaden. Manche mögen sie. Für Babys und kleine Kinder ist sie nichts.',
            'Gehörschutz: eine kleine erste Studie. Sie steht auf der Seite zur [Reizüberflutung](resources/overload).',
          ],
        },
      },
    },
  ],
  forWhom: {
    me: {
      en: ['Let things run by themselves where you can, share tasks, and forgive yourself for the rest.'],
      de: ['Lass laufen, was von allein laufen kann, teil dir Aufgaben mit anderen und verzeih dir den Rest.'],
    },
    parents: {
      en: ['Set up the place and the plan together with your child. Say right away what went well.'],
      de: ['Richte den Platz und den Plan für dein Kind ein, gemeinsam. Sag gleich, was gut war.'],
    },
    teachers: {
      en: ['Announce a change in writing: what, when, for how long.', 'Give one step at a time, where it can be seen.'],
      de: ['Kündige Änderungen schriftlich an: was, wann, wie lange.', 'Gib einen Schritt nach dem anderen, sichtbar.'],
    },
  },
  steps: {
    en: ['Choose one of these. Only one.', 'Try it for a week.', 'Keep it, change it or drop it. Dropping it is fine.'],
    de: [
      'Such dir eine dieser Hilfen aus. Nur eine.',
      'Probier sie eine Woche lang.',
      'Behalte sie, ändere sie oder lass sie weg. Weglassen ist in Ordnung.',
    ],
  },
  terms: [
    {
      id: 'body-doubling',
      term: { en: 'Body doubling', de: 'Body Doubling' },
      meaning: { en: 'someone is there while I do it', de: 'jemand ist da, während ich es tue' },
    },
    {
      id: 'hyperfocus',
      term: { en: 'Hyperfocus', de: 'Hyperfokus' },
      meaning: {
        en: 'being so absorbed in something that you lose track of time',
        de: 'so in etwas vertieft sein, dass man die Zeit vergisst',
      },
    },
    {
      id: 'visual-plan',
      term: { en: 'Visual schedule', de: 'Visueller Plan' },
      meaning: { en: 'a plan of the day in pictures', de: 'ein Tagesplan in Bildern' },
    },
  ],
  isNoAdvice: 'medical',
  next: {
    text: {
      en: 'Do you have a trick that helps you? Someone may be looking for it.',
      de: 'Hast du einen Trick, der dir hilft? Vielleicht sucht ihn gerade jemand.',
    },
    label: { en: 'Share your trick', de: 'Deinen Trick teilen' },
    path: '/contact?reason=share',
  },
  checked: {
    lastChecked: '2026-11-22',
    sources: [
      {
        title: 'Champ et al. 2021: talking help for adults with ADHD, a review',
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8691636',
        lang: 'en',
      },
      {
        title: 'The Adult ADHD Tool Kit, a summary (community wiki)',
        url: 'https://divergent-tabletop-wiki.pages.dev/',
        lang: 'en',
      },
      {
        title: 'Anything but the phone! (245 autistic adults)',
        url: 'https://pubmed.ncbi.nlm.nih.gov/34169750/',
        lang: 'en',
      },
      sourcesOfWords.sleep,
    ],
  },
};
