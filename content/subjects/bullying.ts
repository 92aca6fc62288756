import type { Subject } from './subject.ts';

export const bullying: Subject = {
  group: 'places',
  drawing: '/drawings/bullying.svg',
  lead: {
    en: 'When others hurt a child again and again, adults have to step in. What you can do today, and who helps at school.',
    de: 'Wenn andere ein Kind immer wieder verletzen, müssen Erwachsene eingreifen. Was du heute tun kannst und wer in der Schule hilft.',
  },
  passages: [
    {
      id: 'today',
      drawing: '/drawings/part-hand.svg',
      title: { en: 'What you can do today', de: 'Was du heute tun kannst' },
      parts: {
        list: {
          en: [
            'Listen, and don’t play it down. If talking is hard, your child can write or draw.',
            'Write down what happened: day, place, who was there. Keep messages and pictures of the screen.',
            'Talk to the class teacher, with your notes.',
            'Don’t confront the other children or their parents yourself. It mostly makes things worse.',
            'Online: don’t reply. Block the sender and report the post.',
          ],
          de: [
            'Hör zu und rede es nicht klein. Fällt Reden schwer, kann dein Kind schreiben oder zeichnen.',
            'Schreib auf, was passiert ist: Tag, Ort, wer dabei war. Heb Nachrichten und Bilder vom Bildschirm auf.',
            'Sprich mit der Klassenleitung und nimm deine Notizen mit.',
            'Stell die anderen Kinder oder ihre Eltern nicht selbst zur Rede. Das macht es meist schlimmer.',
            'Im Internet: nicht antworten, den Absender sperren, den Beitrag melden.',
          ],
        },
      },
    },
    {
      id: 'school',
      drawing: '/drawings/part-clipboard.svg',
      title: { en: 'What the school can do', de: 'Was die Schule tun kann' },
      parts: {
        who: {
          en: 'Ending it is the job of all adults at school. Ask for the Beratungslehrkraft, the Schulsozialarbeit or the Schulpsychologie: they advise families and teachers.',
          de: 'Mobbing zu beenden, ist Aufgabe aller Erwachsenen in der Schule. Frag nach Schulsozialarbeit, Beratungslehrkraft oder Schulpsychologie: Sie beraten Familien und Lehrkräfte.',
        },
        ask: { en: 'You can ask for:', de: 'Darum kannst du bitten:' },
        list: {
          en: [
            'a quiet place, or something to do, at break',
            'somebody who comes along at break',
            'clear rules for everybody, and adults who keep to them',
          ],
          de: [
            'in der Pause einen ruhigen Ort oder eine Aufgabe',
            'jemanden, der in der Pause mitgeht',
            'klare Regeln für alle und Erwachsene, die darauf achten',
          ],
        },
      },
    },
    {
      id: 'nothing',
      drawing: '/drawings/part-letter.svg',
      title: { en: 'If nothing changes', de: 'Wenn sich nichts ändert' },
      parts: {
        head: {
          en: 'Write to the head with your notes, and say by when you’d like an answer. If that doesn’t help, turn to the school authority (Schulamt). If your child is hit, or made to hand over money, you can also go to the police.',
          de: 'Schreib der Schulleitung mit deinen Notizen und nenne einen Tag für die Antwort. Hilft das nicht, wende dich an die Schulbehörde (Schulamt). Wird dein Kind geschlagen oder erpresst, kannst du auch zur Polizei gehen.',
        },
        refusal: {
          en: 'Your child can’t go any more? Read [what to do when school is too much](resources/school).',
          de: 'Dein Kind kann nicht mehr hingehen? Lies, [was du tun kannst, wenn Schule nicht mehr geht](resources/school).',
        },
      },
    },
    {
      id: 'what',
      drawing: '/drawings/part-group.svg',
      title: { en: 'What bullying is', de: 'Was Mobbing ist' },
      parts: {
        is: {
          en: 'Someone is insulted, laughed at, hurt, threatened or left out, over and over, at school or online, and can hardly get out of it alone. It’s never that child’s fault.',
          de: 'Jemand wird immer wieder beleidigt, ausgelacht, verletzt, bedroht oder ausgeschlossen, auch im Internet, und kommt allein kaum heraus. Das Kind ist nie schuld.',
        },
        often: {
          en: 'In a review of 17 studies, 44% of autistic pupils were bullied. For ADHD, studies differ. Some autistic children don’t notice that others mean harm, or can’t tell anyone.',
          de: 'In einer Auswertung von 17 Studien wurden 44 % der autistischen Schülerinnen und Schüler gemobbt. Bei ADHS sagen Studien Verschiedenes. Manche autistischen Kinder merken nicht, dass es böse gemeint ist, oder können es nicht erzählen.',
        },
      },
    },
    {
      id: 'signs',
      drawing: '/drawings/part-ear.svg',
      title: { en: 'What you may notice', de: 'Was dir auffallen kann' },
      parts: {
        list: {
          en: [
            'doesn’t like going to school any more, or is often ill',
            'sleeps badly, or has lower marks than before',
            'drops things they liked',
            'clothes or school things are torn or dirty',
          ],
          de: [
            'geht nicht mehr gern zur Schule oder ist oft krank',
            'schläft schlecht oder hat schlechtere Noten als früher',
            'mag nicht mehr, was vorher Freude machte',
            'Kleidung oder Schulsachen sind zerrissen oder schmutzig',
          ],
        },
        other: {
          en: 'All of this can have other reasons. Ask gently.',
          de: 'All das kann andere Gründe haben. Frag behutsam.',
        },
      },
    },
  ],
  forWhom: {
    me: {
      en: [
        'You’re not to blame, and you don’t have to sort it out alone.',
        'Tell one adult you trust: parents, grandparents, a coach, a friend’s mother, a teacher. You can write it down and hand it over.',
        'If you’d rather talk to a stranger first: [chat and phone numbers](help-now).',
      ],
      de: [
        'Du bist nicht schuld, und du musst das nicht allein schaffen.',
        'Sag es einem erwachsenen Menschen, dem du vertraust: Eltern, Großeltern, jemand vom Sport, die Mutter einer Freundin, eine Lehrkraft. Du kannst es aufschreiben und abgeben.',
        'Willst du erst mit jemand Fremdem reden? [Chats und Nummern](help-now).',
      ],
    },
    parents: {
      en: [
        'Decide the next step together with your child. Many are afraid that telling makes it worse.',
        'Help your child meet friendly children: a club, a course, a shared interest.',
        'Don’t wait. Bullying rarely stops by itself.',
      ],
      de: [
        'Besprich den nächsten Schritt mit deinem Kind. Viele haben Angst, dass es dadurch schlimmer wird.',
        'Hilf deinem Kind, nette Kinder zu treffen: ein Verein, ein Kurs, ein gemeinsames Interesse.',
        'Warte nicht ab. Mobbing hört selten von selbst auf.',
      ],
    },
    teachers: {
      en: [
        'Step in at once when you see it. Better once too often than too rarely.',
        'Talk to everyone involved afterwards, one at a time, and write it down.',
        'Get help at school: one teacher alone can’t end it.',
      ],
      de: [
        'Greif sofort ein, wenn du es siehst. Lieber einmal zu oft als zu selten.',
        'Sprich danach einzeln mit allen Beteiligten und schreib es auf.',
        'Hol dir Hilfe in der Schule: Eine Lehrkraft allein kann es nicht beenden.',
      ],
    },
  },
  steps: {
    en: [
      'Ask your child: Where is it bad? Who is kind to you?',
      'Write down three things that happened, with day and place.',
      'Ask the class teacher for a talk this week.',
    ],
    de: [
      'Frag dein Kind: Wo ist es schlimm? Wer ist nett zu dir?',
      'Schreib drei Dinge auf, die passiert sind, mit Tag und Ort.',
      'Bitte die Klassenleitung um ein Gespräch in dieser Woche.',
    ],
  },
  isNoAdvice: 'legal',
  hasHelp: true,
  next: {
    text: {
      en: 'Would you like to write or talk to someone now? Children and parents can:',
      de: 'Möchtest du jetzt jemandem schreiben oder mit jemandem reden? Das können Kinder und Eltern:',
    },
    label: { en: 'See chats and numbers', de: 'Chats und Nummern ansehen' },
    path: '/help-now',
  },
  checked: {
    lastChecked: '2026-11-27',
    sources: [
      {
        title: 'Baden-Württemberg Stiftung: Gemeinsam gegen Mobbing',
        url: 'https://bwstiftung.de/de/magazin/perspektiven-01-2024/resilienz-bei-kindern/resilienz-von-kindern-gemeinsam-gegen-mobbing',
        lang: 'de',
      },
      {
        title: 'Handbook Germany: Schule (Mobbing)',
        url: 'https://handbuch-deutschland.de/de/learn/school.html',
        lang: 'de',
      },
      {
        title: 'DGUV: Bei Mobbing ist die ganze Schule gefragt',
        url: 'https://dguv-lug.de/magazin-dguv-pluspunkt/archiv/2019/ausgabe-12019/04-bei-mobbing-ist-die-ganze-schule-gefragt',
        lang: 'de',
      },
      {
        title: 'Springer Medizin: Mobbing als Risikofaktor im Kindes- und Jugendalter',
        url: 'https://www.springermedizin.de/emedpedia/detail/psychiatrie-und-psychotherapie-des-kindes-und-jugendalters/mobbing-als-risikofaktor-im-kindes-und-jugendalter?epediaDoi=10.1007%2F978-3-662-49289-5_52',
        lang: 'de',
      },
      {
        title: 'HanisauLand (Bundeszentrale für politische Bildung): Mobbing, für Kinder',
        url: 'https://live.hanisauland.de/index.php/wissen/spezial/miteinander/mobbing/mobbing-kapitel-6.html',
        lang: 'de',
      },
      {
        title: 'Elternbildung Vorarlberg: Mobbing',
        url: 'https://www.kath-kirche-vorarlberg.at/organisation/elternbildung/artikel/mobbing',
        lang: 'de',
      },
      {
        title: 'National Autistic Society: Bullying, a guide for parents',
        url: 'https://www.autism.org.uk/bullying',
        lang: 'en',
      },
      {
        title: 'Autism Central: Dealing with bullying',
        url: 'https://www.autismcentral.org.uk/guidance/dealing-bullying',
        lang: 'en',
      },
      {
        title: 'MadeForMums: tips of the National Autistic Society',
        url: 'https://www.madeformums.com/news/more-than-40-of-children-with-autism-are-bullied-says-research/',
        lang: 'en',
      },
      {
        title: 'School bullying and autism: review of 17 studies, 2016',
        url: 'https://pubmed.ncbi.nlm.nih.gov/26451871/',
        lang: 'en',
      },
      {
        title: 'Bullying and ADHD: study in Taiwan, 2019',
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6380693',
        lang: 'en',
      },
      {
        title: 'Bullying and ADHD: study in Spain, 2023',
        url: 'https://doi.org/10.7334/psicothema2022.360',
        lang: 'en',
      },
    ],
  },
};
