import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSearch, type Search } from '#app/features/search/engine.ts';
import type { SearchPage } from '#app/features/search/search-page.ts';
import { pages } from '#app/paths.ts';
import { afterSendingWords } from '#content/contact/after-sending.ts';
import { barWords } from '#content/frame/bar.ts';
import { inLocale, type Locale, locales } from '#contract/locale.ts';

type Page = keyof typeof pages;

/** What people type, by the page that must come first. Sixty and more of each language. */
const queries: Record<Locale, Partial<Record<Page, readonly string[]>>> = {
  en: {
    diagnostics: [
      'I think I have ADHD',
      'diagnosis',
      'ADHD',
      'ADHS',
      'autism',
      'aspergers',
      'get diagnosed as an adult',
      'autism assessment',
    ],
    'diagnostics/test': ['self assessment', 'am I autistic?', 'quiz', 'autism test'],
    'resources/books': ['borrow a book', 'books', 'reading list', 'Neurotribes'],
    'resources/podcasts': ['podcst', 'podcasts', 'listen'],
    'resources/videos': ['youtube', 'videos'],
    'resources/gallery': ['pictures'],
    'resources/ai-tools': ['chatgpt', 'AI'],
    'resources/community': ['support group', 'parents', 'telegram'],
    'diagnostics/children': ['fidgety', 'parent course'],
    'resources/life-hacks': ['concentration', 'executive dysfunction', 'messy room'],
    'resources/media/tiktok': ['tiktok'],
    'resources/overload': ['overload', 'sensory overload', 'stimming', 'too loud', 'headphones', 'overwhelmed'],
    'resources/meltdown': ['meltdown', 'shutdown', 'my child has a meltdown', 'tantrum', 'anger'],
    'resources/burnout': ['burnout', 'autistic burnout', 'I am burnt out', 'exhausted', 'no energy'],
    'resources/masking': ['masking', 'unmasking', 'camouflaging', 'eye contact'],
    'resources/sleep': ['sleep', 'I can’t sleep', 'insomnia', 'melatonin', 'tired'],
    'resources/exercise': ['exercise', 'sport', 'swimming'],
    'resources/school': [
      'school',
      'extra time at school',
      'teacher',
      'homework',
      'teaching material',
      'child refuses school',
      'my son won’t go to school',
      'school avoidance',
    ],
    'resources/bullying': [
      'bullying',
      'my son is bullied at school',
      'my daughter gets bullied',
      'child is bullied',
      'picked on',
      'no friends',
      'cyberbullying',
    ],
    'resources/tics-learning-eating': [
      'tics',
      'pupil with tics',
      'tourette',
      'dyscalculia',
      'ARFID',
      'my child is a picky eater',
      'PDA',
      'demand avoidance',
    ],
    'resources/living-together': ['partner', 'my husband', 'relationship'],
    'resources/work': ['work'],
    'resources/care': ['Pflegegrad'],
    'diagnostics/first-weeks': ['just diagnosed'],
    'resources/medication': ['driving licence', 'medication', 'ritalin', 'meds', 'side effects', 'stimulants'],
    'resources/comorbidity': ['hypermobility', 'irlen', 'POTS'],
    'resources/events': ['events', 'next meeting', 'meetup', 'meeting this week'],
    plain: ['plain language', 'easy read'],
    status: ['no answer', 'still waiting for an answer'],
    'services/find-the-lost': [
      'squirrel',
      'lost and found',
      'found keys',
      'found a bag',
      'I found a backpack',
      'sticker code',
      'found fidget toy',
    ],
    'services/lost-something': ['keys', 'lost keys', 'I lost my wallet', 'I lost my bag', 'Schlüssel verloren'],
    'services/wavy-text': ['wavy text'],
    datenschutz: ['privacy', 'cookies', 'gdpr'],
    accessibility: ['acessibility', 'screen reader', 'dyslexia', 'font', 'bigger text', 'blind'],
    support: ['donate', 'Spende', 'donation', 'money', 'paypal', 'is it safe to donate?'],
    mission: ['vending machine', 'become a member'],
    'projects/kinderkuche': ['cooking with children', 'allergens'],
    'projects/shared-breastfeeding': ['breastfeeding', 'breast milk'],
    'help-now': [
      'emergency',
      'suicide',
      'panic attack',
      'I can’t make phone calls',
      'lonely',
      'depression',
      'can’t go on',
      "I can't go on anymore",
      'I cannot go on',
      'I don’t want to live anymore',
      'end it',
      'cutting myself',
      'I feel terrible',
      'hurt myself',
      'I want to die',
      'alone at night',
      'delete history',
    ],
    account: ['delete my data', 'delete account', 'Konto löschen'],
    signin: ['log in', 'forgot password'],
    contact: ['contact'],
    team: ['who are you', 'press'],
  },
  de: {
    // Umlauts, as they are, as two letters, and without.
    'resources/books': ['Bücher', 'buecher', 'Bücker', 'Buch ausleihen', 'books'],
    'services/find-the-lost': [
      'eichhornchen',
      'Fundbüro',
      'Schlüssel gefunden',
      'Rucksack gefunden',
      'Tasche gefunden',
      'Code auf Aufkleber',
      'Spielzeug gefunden',
    ],
    'services/lost-something': ['Schlüssel', 'Schlüssel verloren', 'Portemonnaie', 'keys', 'Rucksack verloren'],
    'projects/kinderkuche': ['Küche', 'kochen', 'Kochen mit Kindern'],
    support: [
      'Überweisung',
      'Spende',
      'Spenden',
      'spenden',
      'donate',
      'Geld',
      'Spendenquittung',
      'spenden sicher',
      'seriös',
    ],
    // One letter wrong, missing or too many.
    datenschutz: ['Datnschutz', 'DSGVO'],
    accessibility: [
      'Barrierefreihheit',
      'screen reader',
      'barrierefrei',
      'Legasthenie',
      'Leseschwäche',
      'Schriftart',
      'Lesehilfe',
      'Schrift größer',
      'dunkler Modus',
      'blind',
      'sehbehindert',
    ],
    // What there is, and not that there is none in the strict sense.
    plain: ['einfache Sprache', 'Leichte Sprache'],
    status: ['keine Antwort', 'ihr antwortet nicht'],
    'resources/gallery': ['Galereie', 'Bilder'],
    // Parts of compounds.
    'diagnostics/test': ['Einschätzung', 'Selbsttest', 'bin ich autistisch?'],
    mission: ['Automaten', 'Verein', 'Mitglied werden'],
    'resources/comorbidity': ['Beweglichkeit', 'POTS'],
    'resources/ai-tools': ['Werkzeug', 'KI'],
    'projects/shared-breastfeeding': ['Muttermilch', 'stillen'],
    'help-now': [
      'Seelsorge',
      'Notfall',
      'Suizid',
      'Panikattacke',
      'Telefonangst',
      'traurig',
      'Depressionen',
      'ich will nicht mehr leben',
      'ich kann nicht mehr',
      'kann nicht mehr',
      'halte es nicht mehr aus',
      'mir etwas antun',
      'ich will mir etwas antun',
      'nicht mehr aufwachen',
      'ich will sterben',
      'ich will nicht mehr leben und nicht mehr in die Schule',
      'mir geht es schlecht',
      'mir gehts scheiße',
      'nachts allein',
      'Verlauf löschen',
      'meine Eltern sollen das nicht sehen',
    ],
    // English words on German pages.
    'resources/podcasts': ['podcast'],
    'services/wavy-text': ['wavy text'],
    diagnostics: [
      'ADHS Erwachsene',
      'Verdacht auf ADHS',
      'ADHS',
      'ADHD',
      'ads',
      'Autismus',
      'Diagnose',
      'Asperger',
      'Wartezeit Diagnose',
      'Verdacht',
    ],
    'diagnostics/children': ['zappelig', 'Elternkurs'],
    'resources/life-hacks': ['Konzentration', 'Aufräumen'],
    'resources/events': ['nächstes Treffen', 'Stammtisch', 'Treffen diese Woche'],
    'resources/overload': [
      'Reizüberflutung',
      'Overload',
      'reizueberflutung',
      'zu laut',
      'Lärm',
      'Kopfhörer',
      'Stimming',
    ],
    'resources/meltdown': ['Meltdown', 'Shutdown', 'Wutanfall', 'ausgerastet', 'Wut', 'kann nicht sprechen'],
    'resources/burnout': ['Burnout', 'autistischer Burnout', 'ausgebrannt', 'erschöpft', 'geht nichts mehr'],
    'resources/masking': ['Masking', 'Maskieren', 'maskiert', 'Blickkontakt'],
    // Not the page for who can't go on at all: what somebody can't do any more comes first.
    'resources/sleep': [
      'ich kann nicht mehr schlafen',
      'Schlaf',
      'schlafen',
      'Schlafstörungen',
      'Schlafprotokoll',
      'müde',
      'Melatonin',
    ],
    'resources/school': [
      'Schule',
      'Schulbegleitung',
      'Hausaufgaben',
      'Unterrichtsmaterial',
      'Lehrer',
      'Lehrerin',
      'Schulverweigerung',
      'Schulangst',
      'Kind will nicht zur Schule',
      'mein Kind geht nicht mehr in die Schule',
      'Integrationshelfer',
    ],
    'resources/bullying': [
      'Mobbing',
      'Mobing',
      'mein Sohn wird gemobbt',
      'Tochter wird gemobbt Schule',
      'Kind wird in der Schule geärgert',
      'wird ausgegrenzt',
      'mein Kind hat keine Freunde',
    ],
    'resources/tics-learning-eating': [
      'Tics',
      'Tourette',
      'Dyskalkulie',
      'Rechenschwäche',
      'ARFID',
      'mein Kind isst nichts',
      'wählerisches Essen',
      'PDA',
      'LRS Schule',
    ],
    'resources/living-together': ['Partner', 'mein Mann ist Autist', 'Beziehung', 'Angehörige'],
    'resources/work': ['Arbeit', 'Schwerbehindertenausweis', 'Behindertenausweis'],
    'resources/care': ['Pflegegrad', 'Eingliederungshilfe'],
    'resources/exercise': ['Sport', 'Bewegung', 'Schwimmen', 'Sportverein'],
    'resources/medication': [
      'Führerschein',
      'Ritalin',
      'Medikamente',
      'medikinet',
      'Nebenwirkungen',
      'Stimulanzien',
      'BtM-Rezept',
    ],
    'resources/community': ['Selbsthilfegruppe', 'Eltern', 'Gruppe in der Nähe'],
    account: ['Konto löschen', 'Daten löschen', 'delete my data'],
    signin: ['einloggen', 'Passwort vergessen'],
    signup: ['registrieren'],
    contact: ['Kontakt'],
    team: ['wer seid ihr', 'Presse'],
    workbag: ['workbag'],
  },
};

/** What people look for and we have no page about yet: they are shown other ways on. The page that comes takes its word from here. */
const noPageYet: Record<Locale, readonly string[]> = {
  en: ['dyspraxia', 'health insurance', 'housing'],
  de: ['Krankenkasse', 'Wohnung'],
};

const readIndex = (locale: Locale) =>
  JSON.parse(readFileSync(`dist/site/search-${locale}.json`, 'utf8')) as SearchPage[];

describe.each(locales)('in the built index (%s)', (locale) => {
  let find: Search;
  beforeAll(() => {
    find = createSearch(readIndex(locale), locale);
  });

  test('each of sixty queries and more brings the expected page first, and says that it is the one', () => {
    const asked = Object.entries(queries[locale]).flatMap(([page, list]) => list.map((query) => ({ page, query })));
    expect(new Set(asked.map(({ query }) => query)).size).toBeGreaterThanOrEqual(60);
    const missed = asked.flatMap(({ page, query }) => {
      const { hits, isSure } = find(query);
      const first = hits[0]?.path.split('#')[0];
      const isRight = first === pages[page as Page] && isSure;
      return isRight
        ? []
        : [`“${query}”: ${first ?? 'nothing'}${isSure ? '' : ', unsure'} instead of ${pages[page as Page]}`];
    });
    expect(missed).toEqual([]);
  });

  test.each(noPageYet[locale])('“%s”, about which there is no page yet, leads to other ways', (query) => {
    const { hits, isSure } = find(query);
    expect({ isSure, hits: hits.filter(({ path }) => path === pages.storage) }).toEqual({ isSure: false, hits: [] });
  });

  test('what is shown has a word that was typed, and leads to a heading that is there', () => {
    for (const query of locale === 'en' ? ['adults', 'borrowing', 'diagnosis'] : ['Erwachsene', 'Leihen', 'Diagnose']) {
      const { hits } = find(query);
      expect(hits.length).toBeGreaterThan(0);
      for (const { path, sentence, heading } of hits) {
        const [page = '', id] = path.split('#');
        if (id === undefined) continue;
        const html = readFileSync(`dist/site${inLocale(page, locale)}/index.html`, 'utf8');
        expect(html.split(` id="${id}"`)).toHaveLength(2);
        expect([...heading, ...sentence].some(({ isHit }) => isHit)).toBe(true);
      }
    }
  });

  test('who needs help now is led to the top of the page, where 112 stands', () => {
    for (const query of locale === 'en' ? ['can’t go on', 'hurt myself', 'talk'] : ['ich kann nicht mehr', 'Suizid'])
      expect(find(query).hits.map(({ path }) => path)).toContain(pages['help-now']);
  });

  test('what stands beside the form of Contact is found, and the ways on beside a text are not', () => {
    const index = readIndex(locale);
    const contact = index.find(({ path }) => path === pages.contact);
    expect(contact?.sections.map(({ title }) => title)).toContain(afterSendingWords.next[locale]);
    const besideText = barWords.help[locale];
    expect(index.filter(({ sections }) => sections.some(({ text }) => text.endsWith(`\n${besideText}`)))).toEqual([]);
  });

  test('every page of the index says what it is, and each heading has an address of its own', () => {
    for (const { path, title, description, sections } of readIndex(locale)) {
      expect(title).not.toBe('');
      expect(description).not.toBe('');
      expect(sections.map(({ text }) => text).join('')).not.toBe('');
      const html = readFileSync(`dist/site${inLocale(path, locale)}/index.html`, 'utf8');
      const ids = [...html.matchAll(/<[^>]* id="([^"]*)"/gu)].map(([, id]) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    }
  });
});
