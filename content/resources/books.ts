import type { Localized } from '#contract/locale.ts';
import type { ResourcePageWords } from './resource-page.ts';
import type { Listed } from './resource.ts';

/** The link is a search for the ISBN, where one is known: it also finds later printings. */
export type Book = { readonly title: Localized; readonly author: string; readonly link: Localized };

const cost = {
  en: 'Often free at libraries',
  de: 'In Büchereien oft kostenlos',
} as const;

/** `cover` is a drawing of ours: the real covers belong to their publishers. */
export const books: readonly (Listed<Book> & { readonly cover: `/drawings/book-${string}.svg` })[] = [
  {
    id: 'neurotribes',
    cover: '/drawings/book-neurotribes.svg',
    item: {
      title: { en: 'NeuroTribes', de: 'Geniale Störung' },
      author: 'Steve Silberman',
      link: { en: 'https://www.amazon.de/s?k=9781583334676', de: 'https://www.amazon.de/s?k=9783832164348' },
    },
    facts: {
      why: {
        en: 'It tells the history of autism research and of the people it is about, and it makes the case for neurodiversity: the idea that brains differ and that this is part of being human. It won the Samuel Johnson Prize in 2015. Historians have learned more since then, for example about the doctor Hans Asperger.',
        de: 'Es erzählt die Geschichte der Autismusforschung und der Menschen, um die es dabei geht. Und es wirbt für Neurodiversität: den Gedanken, dass Gehirne verschieden sind und das zum Menschsein gehört. 2015 bekam es den Samuel-Johnson-Preis. Die Forschung weiß seitdem mehr, zum Beispiel über den Arzt Hans Asperger.',
      },
      forWhom: ['me', 'parents', 'teachers'],
      cost: { ...cost },
      language: {
        en: 'English, German (“Geniale Störung”)',
        de: 'Deutsch, Englisch („NeuroTribes“)',
      },
      form: { en: 'History book, long chapters', de: 'Geschichtsbuch, lange Kapitel' },
      time: { en: 'Long: 608 pages in German', de: 'Lang: 608 Seiten' },
      lastChecked: '2026-11-20',
      sources: [
        {
          title: 'Perlentaucher: Steve Silberman, Geniale Störung',
          url: 'https://perlentaucher.de/buch/steve-silberman/geniale-stoerung.html',
          lang: 'de',
        },
        { title: '5x15: Steve Silberman', url: 'https://5x15.com/speakers/steve-silberman', lang: 'en' },
      ],
    },
  },
  {
    id: 'unmasking-autism',
    cover: '/drawings/book-unmasking-autism.svg',
    item: {
      title: { en: 'Unmasking Autism', de: 'Versteckter Autismus entmaskiert' },
      author: 'Devon Price',
      link: { en: 'https://www.amazon.de/s?k=9780593235232', de: 'https://www.amazon.de/s?k=9783969053843' },
    },
    facts: {
      why: {
        en: 'An autistic social psychologist explains masking: hiding how you are so that others don’t notice. The book describes what that costs, and has exercises for letting the mask go.',
        de: 'Ein autistischer Sozialpsychologe erklärt, was Maskieren ist: zu verbergen, wie man ist, damit es andere nicht merken. Das Buch sagt, was das kostet, und enthält Übungen, um die Maske abzulegen.',
      },
      forWhom: ['me', 'parents'],
      cost: { ...cost },
      language: { en: 'English, German', de: 'Deutsch, Englisch' },
      form: { en: 'Guide with exercises', de: 'Ratgeber mit Übungen' },
      time: { en: 'Medium: 336 pages in German', de: 'Mittel: 336 Seiten' },
      lastChecked: '2026-11-20',
      sources: [
        {
          title: 'BookWyrm: Versteckter Autismus entmaskiert',
          url: 'https://bookwyrm.social/book/1977178/s/versteckter-autismus-entmaskiert',
          lang: 'de',
        },
        {
          title: 'MT Medizintechnik: Über die Kunst, sich nicht länger zu verstecken',
          url: 'https://mt-medizintechnik.de/ueber-die-kunst-sich-nicht-laenger-zu-verstecken',
          lang: 'de',
        },
      ],
    },
  },
  {
    id: 'adhd-2-0',
    cover: '/drawings/book-adhd-2-0.svg',
    item: {
      title: { en: 'ADHD 2.0', de: 'ADHD 2.0' },
      author: 'Edward M. Hallowell, John J. Ratey',
      link: { en: 'https://www.amazon.de/s?k=9780399178733', de: 'https://www.amazon.de/s?k=9780399178733' },
    },
    facts: {
      why: {
        en: 'Two psychiatrists who have ADHD themselves write about newer research and daily life. A reviewer points out that the book recommends training programmes that aren’t proven to work: ask a doctor before you pay for one.',
        de: 'Zwei Psychiater, die selbst ADHS haben, schreiben über neuere Forschung und den Alltag. Eine Besprechung kritisiert, dass das Buch Trainingsprogramme empfiehlt, deren Wirkung nicht belegt ist: Frag in einer Praxis nach, bevor du dafür zahlst.',
      },
      forWhom: ['me', 'parents', 'teachers'],
      cost: { ...cost },
      language: {
        en: 'English',
        de: 'Englisch',
      },
      form: { en: 'Guide', de: 'Ratgeber' },
      time: { en: 'Medium: 208 pages', de: 'Mittel: 208 Seiten' },
      lastChecked: '2026-11-20',
      sources: [
        { title: 'Publishers Weekly: ADHD 2.0', url: 'https://www.publishersweekly.com/978-0-399-17873-3', lang: 'en' },
        {
          title: 'Bite Size Book Reviews: ADHD 2.0 (review by a reader)',
          url: 'https://bitesizebookreviews.com/tag/adhd/',
          lang: 'en',
        },
      ],
    },
  },
  {
    id: 'kirmes-im-kopf',
    cover: '/drawings/book-kirmes-im-kopf.svg',
    item: {
      title: { en: 'Kirmes im Kopf', de: 'Kirmes im Kopf' },
      author: 'Angelina Boerger',
      link: {
        en: 'https://www.amazon.de/s?k=Angelina+Boerger+Kirmes+im+Kopf',
        de: 'https://www.amazon.de/s?k=Angelina+Boerger+Kirmes+im+Kopf',
      },
    },
    facts: {
      why: {
        en: 'A journalist describes how she found out as an adult that she has ADHD. The title means “funfair in the head”. She also writes about research, prejudice, therapy, medication and conditions that often come with ADHD.',
        de: 'Eine Journalistin erzählt, wie sie als Erwachsene herausfand, dass sie AD(H)S hat. Sie schreibt auch über Forschung, Vorurteile, Therapie, Medikamente und was sonst oft dazukommt.',
      },
      forWhom: ['me'],
      cost: { ...cost },
      language: { en: 'German', de: 'Deutsch' },
      form: { en: 'Personal story with background', de: 'Erfahrungsbericht mit Hintergrund' },
      time: { en: 'Medium: 304 pages', de: 'Mittel: 304 Seiten' },
      lastChecked: '2026-11-20',
      sources: [
        {
          title: 'Inklusion statt Integration: Kirmes im Kopf',
          url: 'https://inklusion-statt-integration.de/angelina-boerger-kirmes-im-kopf-eine-buchrezension/',
          lang: 'de',
        },
        {
          title: 'webmoritz: Kirmes im Kopf',
          url: 'https://webmoritz.de/2023/04/20/buchrezension-kirmes-im-kopf-von-angelina-boerger/',
          lang: 'de',
        },
      ],
    },
  },
];

export const booksWords = {
  lead: {
    en: 'Four books about autism and ADHD that we recommend. You can buy them, or ask us for a copy to borrow.',
    de: 'Vier Bücher über Autismus und ADHS, die wir empfehlen. Du kannst sie kaufen oder bei uns nach einem Leihexemplar fragen.',
  },
  after: [
    {
      id: 'borrowing',
      title: { en: 'How borrowing works', de: 'So geht das Leihen' },
      text: {
        en: [
          'Choose “Borrow a copy”. Our contact form opens with a first sentence already in it. Add where you live, for example the name of your town. We’ll tell you by email whether we have a copy and how you can get it.',
          'We’re a small group and may not have every book. You can also ask your public library: most can order books they don’t have.',
        ],
        de: [
          'Wähle „Ein Exemplar leihen“. Unser Kontaktformular öffnet sich, und ein erster Satz steht schon da. Schreib dazu, wo du wohnst, zum Beispiel den Namen deiner Stadt. Wir sagen dir per E-Mail, ob wir ein Exemplar haben und wie es zu dir kommt.',
          'Wir sind eine kleine Gruppe und haben vielleicht nicht jedes Buch. Du kannst auch in deiner Bücherei fragen: Die meisten können Bücher bestellen, die sie nicht haben.',
        ],
      },
    },
    {
      id: 'shop',
      title: { en: 'About the shop', de: 'Zum Laden' },
      text: {
        en: [
          '“Buy on Amazon” leads to another website: a search for the book on amazon.de. We don’t earn anything from it. A bookshop near you can order the same books.',
        ],
        de: [
          '„Bei Amazon kaufen“ führt auf eine andere Website: zu einer Suche nach dem Buch bei amazon.de. Wir bekommen dafür kein Geld. Ein Buchladen in deiner Nähe kann die gleichen Bücher bestellen.',
        ],
      },
    },
  ],
  next: {
    text: {
      en: 'Is reading hard today? You can listen instead.',
      de: 'Lesen ist heute anstrengend? Du kannst auch zuhören.',
    },
    label: { en: 'See three podcasts', de: 'Drei Podcasts ansehen' },
    path: '/resources/podcasts',
  },
} as const satisfies ResourcePageWords;
