import type { ExplainedGroup } from './word.ts';

export const wordsOfBrain: ExplainedGroup = {
  id: 'brain',
  page: 'words',
  title: { en: 'Brain and senses', de: 'Gehirn und Sinne' },
  words: [
    {
      id: 'adhd',
      term: { en: 'ADHD', de: 'ADHS' },
      meaning: {
        en: 'ADHD stands for attention deficit hyperactivity disorder. People with ADHD often find it hard to steer their attention, and some are very restless.',
        de: 'ADHS heißt Aufmerksamkeitsdefizit-Hyperaktivitätsstörung. Menschen mit ADHS fällt es oft schwer, ihre Aufmerksamkeit zu lenken, und manche sind sehr unruhig.',
      },
      source: 'aerzteblatt',
    },
    {
      id: 'autism-spectrum',
      term: { en: 'Autism spectrum', de: 'Autismus-Spektrum' },
      meaning: {
        en: 'Autistic people take in their surroundings and other people in a different way. It’s called a spectrum because no two autistic people are the same.',
        de: 'Autistische Menschen nehmen ihre Umgebung und andere Menschen anders wahr. Es heißt Spektrum, weil kein autistischer Mensch wie der andere ist.',
      },
      source: 'autismus',
    },
    {
      id: 'neurodivergent',
      term: { en: 'Neurodivergent', de: 'neurodivergent' },
      meaning: {
        en: 'A brain that’s neurodivergent works differently from most brains. Autism and ADHD are examples.',
        de: 'Ein neurodivergentes Gehirn arbeitet anders als die meisten. Beispiele sind Autismus und ADHS.',
      },
      source: 'navigating',
    },
    {
      id: 'executive-functions',
      term: { en: 'Executive functions', de: 'exekutive Funktionen' },
      meaning: {
        en: 'These are planning, starting, stopping and keeping something in mind. With ADHD they often take more effort.',
        de: 'Das sind Planen, Anfangen, Aufhören und etwas im Kopf behalten. Mit ADHS kosten sie oft mehr Mühe.',
      },
      source: 'exercise',
    },
    {
      id: 'hyperfocus',
      term: { en: 'Hyperfocus', de: 'Hyperfokus' },
      meaning: {
        en: 'You’re so absorbed in something that you lose track of time. You may not notice hunger or other people, either.',
        de: 'Du bist so vertieft in etwas, dass du die Zeit vergisst. Auch Hunger und andere Menschen bemerkst du dann vielleicht nicht.',
      },
      page: 'resources/life-hacks',
    },
    {
      id: 'overload',
      term: { en: 'Sensory overload', de: 'Reizüberflutung' },
      meaning: {
        en: 'Too much comes in at once: sounds, light, smells or people. The head can’t sort it any more.',
        de: 'Zu viel kommt auf einmal: Geräusche, Licht, Gerüche oder Menschen. Der Kopf kann es nicht mehr sortieren.',
      },
      source: 'sensory',
    },
    {
      id: 'hypersensitive',
      term: { en: 'Hypersensitive', de: 'hypersensibel' },
      meaning: {
        en: 'Someone feels more than others do, for example sounds or clothes. The opposite is called hyposensitive: feeling less.',
        de: 'Jemand spürt mehr als andere, zum Beispiel Geräusche oder Kleidung. Das Gegenteil heißt hyposensibel: weniger spüren.',
      },
      source: 'sensory',
    },
    {
      id: 'stimming',
      term: { en: 'Stimming', de: 'Stimming' },
      meaning: {
        en: 'Stimming is a movement or sound that somebody repeats, such as rocking or humming. It can calm, or help to concentrate.',
        de: 'Stimming ist eine Bewegung oder ein Laut, den jemand wiederholt, etwa Schaukeln oder Summen. Es kann beruhigen oder beim Konzentrieren helfen.',
      },
      source: 'overloadDe',
    },
    {
      id: 'meltdown',
      term: { en: 'Meltdown', de: 'Meltdown' },
      meaning: {
        en: 'When everything is too much, it all comes out: crying, shouting, hitting or running away. Nobody can control it while it lasts.',
        de: 'Wenn alles zu viel ist, bricht es heraus: weinen, schreien, schlagen oder weglaufen. Solange es dauert, lässt es sich nicht steuern.',
      },
      source: 'meltdown',
    },
    {
      id: 'shutdown',
      term: { en: 'Shutdown', de: 'Shutdown' },
      meaning: {
        en: 'When everything is too much, everything closes down. Someone can hardly speak, move or show anything.',
        de: 'Wenn alles zu viel ist, macht alles zu. Jemand kann kaum sprechen, sich bewegen oder etwas zeigen.',
      },
      source: 'shutdown',
    },
    {
      id: 'trigger',
      term: { en: 'Trigger', de: 'Auslöser' },
      meaning: {
        en: 'A trigger is what sets something off. A loud room or a changed plan can be one.',
        de: 'Ein Auslöser ist das, was etwas in Gang bringt. Das kann ein lauter Raum sein oder ein geänderter Plan.',
      },
      source: 'meltdown',
    },
    {
      id: 'autistic-burnout',
      term: { en: 'Autistic burnout', de: 'autistischer Burnout' },
      meaning: {
        en: 'This is what autistic people call a long, deep exhaustion. Things that used to work no longer do.',
        de: 'So nennen autistische Menschen eine lange, tiefe Erschöpfung. Was früher ging, geht nicht mehr.',
      },
      source: 'burnout',
    },
    {
      id: 'masking',
      term: { en: 'Masking', de: 'Maskieren' },
      meaning: {
        en: 'Masking means hiding what’s autistic about you, or copying others. It takes a lot of energy.',
        de: 'Maskieren heißt: verstecken, was an dir autistisch ist, oder andere nachmachen. Das kostet viel Kraft.',
      },
      source: 'masking',
    },
    {
      id: 'unmasking',
      term: { en: 'Unmasking', de: 'Unmasking' },
      meaning: {
        en: 'Unmasking means letting some of the masking go. Where that’s safe, only you can decide.',
        de: 'Unmasking heißt: etwas vom Maskieren loslassen. Wo das sicher ist, entscheidest nur du.',
      },
      source: 'masking',
    },
    {
      id: 'fidget',
      term: { en: 'Fidget toy', de: 'Fidget-Spielzeug' },
      meaning: {
        en: 'A fidget toy is a small thing for hands that like to move. Quiet ones disturb nobody.',
        de: 'Ein Fidget-Spielzeug ist ein kleines Ding für Hände, die sich gern bewegen. Leise stören sie niemanden.',
      },
      source: 'nwm',
    },
  ],
};
