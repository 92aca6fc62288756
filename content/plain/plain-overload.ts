import type { PlainText } from './plain.ts';

export const plainOverload: PlainText = {
  title: { en: 'When too much comes in', de: 'Wenn zu viel auf einmal kommt' },
  lead: {
    en: 'This is called sensory overload. Your head can’t sort all the sounds, lights and smells.',
    de: 'Das heißt Reizüberflutung. Der Kopf kann Geräusche, Licht und Gerüche nicht mehr sortieren.',
  },
  drawing: '/drawings/overload.svg',
  isNoAdvice: 'medical',
  sections: [
    {
      id: 'now',
      title: { en: 'What can help right now', de: 'Was jetzt helfen kann' },
      parts: {
        list: {
          en: [
            'Go away, or turn to a wall.',
            'Take one thing away: light, sound or talk.',
            'Drink some water.',
            'Hold something, or move as you like.',
            'Take your time. Nobody can say how long you need.',
          ],
          de: [
            'Geh weg oder dreh dich zu einer Wand.',
            'Nimm eine Sache weg: Licht, Geräusch oder Gespräch.',
            'Trink etwas Wasser.',
            'Halte etwas fest oder beweg dich, wie du magst.',
            'Lass dir Zeit. Niemand kann sagen, wie lange du brauchst.',
          ],
        },
        headphones: {
          en: 'Some people like headphones. Try them and see if they help you.',
          de: 'Manche mögen Kopfhörer. Probier aus, ob sie dir guttun.',
        },
      },
    },
    {
      id: 'what',
      title: { en: 'What it is', de: 'Was das ist' },
      parts: {
        sink: {
          en: 'Think of a sink. More water runs in than can run out. Then it overflows.',
          de: 'Denk an ein Waschbecken. Es läuft mehr Wasser hinein, als ablaufen kann. Dann läuft es über.',
        },
        senses: {
          en: 'Your senses notice a lot or very little. That can change from day to day.',
          de: 'Die Sinne melden sehr viel oder sehr wenig. Das kann sich von Tag zu Tag ändern.',
        },
        who: {
          en: 'Many autistic people and people with ADHD know this. You can also be sensitive and not autistic.',
          de: 'Viele autistische Menschen und Menschen mit ADHS kennen das. Man kann auch empfindlich und nicht autistisch sein.',
        },
        ears: {
          en: 'Do sounds hurt or frighten you? You can have your hearing checked.',
          de: 'Tun Geräusche weh oder machen sie Angst? Du kannst dein Gehör prüfen lassen.',
        },
      },
    },
    {
      id: 'later',
      title: { en: 'What you can do next', de: 'Was du als Nächstes tun kannst' },
      parts: {
        steps: {
          en: [
            'Write down what is too much for you. There is a [sheet to fill in](printables/sensory-profile).',
            'Pack a small bag with ear protection, sunglasses and something to hold.',
            'Agree on a quiet place at home, at school or at work.',
          ],
          de: [
            'Schreib auf, was dir zu viel ist. Dafür gibt es ein [Blatt zum Ausfüllen](printables/sensory-profile).',
            'Pack eine kleine Tasche mit Gehörschutz, Sonnenbrille und etwas zum Festhalten.',
            'Verabrede einen ruhigen Ort: zu Hause, in der Schule oder bei der Arbeit.',
          ],
        },
        meltdown: {
          en: 'It can end in a [meltdown or shutdown](resources/meltdown).',
          de: 'Es kann in einem [Meltdown oder Shutdown](resources/meltdown) enden.',
        },
      },
    },
  ],
  next: {
    text: {
      en: 'Write down what is too much for you. Then you can show it.',
      de: 'Schreib auf, was dir zu viel ist. Dann kannst du es zeigen.',
    },
    label: { en: 'Open the sheet', de: 'Das Blatt öffnen' },
    path: '/printables/sensory-profile',
  },
};
