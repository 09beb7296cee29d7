import type { Language } from '@shop/domain/market/markets'
import type { DemoShop } from '../demo-catalogue.ts'

/** A question that somebody has asked about a product of the demo, by its number, and the shop's answer. */
export type Asked = {
  product: number
  language: Language
  name: string
  question: string
  answer: string
}

/** The newest come first. */
export const ASKED: Record<DemoShop, readonly Asked[]> = {
  'home-shop': [
    {
      product: 100102,
      language: 'de',
      name: 'Maren',
      question: 'Kann ich die Bezüge selbst abnehmen und reinigen lassen?',
      answer:
        'Ja. Alle Bezüge haben verdeckte Reißverschlüsse und lassen sich ohne Werkzeug abnehmen. Bitte geben Sie sie in die Textilreinigung, in der Waschmaschine laufen sie ein.',
    },
    {
      product: 100102,
      language: 'de',
      name: '',
      question: 'Passt das Sofa durch ein Treppenhaus mit 90 cm Breite?',
      answer:
        'In aller Regel ja: Füße und Rückenkissen sind lose, der Korpus wird zum Tragen hochkant gestellt. Bei engen Kehren messen die Kollegen der Spedition vorher mit Ihnen nach.',
    },
    {
      product: 100102,
      language: 'fr',
      name: 'Camille',
      question: 'Les patins en feutre sont-ils fournis pour un parquet huilé ?',
      answer:
        'Oui, ils sont déjà posés sous les quatre pieds. Ils conviennent au parquet huilé comme au stratifié.',
    },
    {
      product: 100102,
      language: 'nl',
      name: 'Joris',
      question: 'Zit je er stevig op of zak je diep weg?',
      answer:
        'Stevig: de zitting is van koudschuim en geeft mee zonder dat u wegzakt. Alleen de rugkussens zijn zacht.',
    },
    {
      product: 110113,
      language: 'de',
      name: 'Tobias K.',
      question: 'Muss die Tischplatte vor dem ersten Gebrauch geölt werden?',
      answer:
        'Nein, sie kommt fertig geölt. Ein- bis zweimal im Jahr tut ihr eine dünne Schicht Möbelöl gut, mehr braucht sie nicht.',
    },
    {
      product: 110113,
      language: 'fr',
      name: '',
      question: 'Le plateau supporte-t-il une tasse chaude sans sous-verre ?',
      answer:
        'Une tasse, oui. Pour une théière ou un plat, prévoyez un dessous : le bois huilé peut marquer.',
    },
    {
      product: 160103,
      language: 'de',
      name: 'Silke R.',
      question: 'Ist das Innenkissen dabei oder kaufe ich nur die Hülle?',
      answer: 'Das Innenkissen ist dabei. Die Hülle lässt sich abziehen und bei 30 Grad waschen.',
    },
    {
      product: 160103,
      language: 'nl',
      name: 'Sanne',
      question: 'Mag het kussen in de droger?',
      answer: 'Nee, liever niet: linnen krimpt in de droger. Op 30 graden wassen en liggend laten drogen.',
    },
  ],
  'baby-shop': [
    {
      product: 500102,
      language: 'de',
      name: 'Lea aus Ulm',
      question: 'Ist der Sportsitz schon dabei oder kaufe ich ihn später dazu?',
      answer:
        'Er liegt schon im Karton. Sobald dein Kind sicher sitzt, klickst du ihn anstelle der Wanne ein.',
    },
    {
      product: 500102,
      language: 'de',
      name: '',
      question: 'Kann ich Lotta mit eingesetzter Wanne zusammenklappen?',
      answer:
        'Nein, die Wanne nimmst du vorher mit zwei Handgriffen ab. Das Gestell klappt danach mit einer Hand zusammen.',
    },
    {
      product: 500102,
      language: 'fr',
      name: 'Léa B.',
      question: 'La poussette passe-t-elle sur des pavés sans secouer bébé ?',
      answer:
        'Oui, les quatre roues ont une suspension. Sur de gros pavés, avancez simplement un peu plus lentement.',
    },
    {
      product: 500102,
      language: 'nl',
      name: 'Anouk',
      question: 'Is de bekleding waterafstotend of heb ik een regenhoes nodig?',
      answer: 'Een bui houdt de stof wel tegen. Voor langer in de regen raden we je een regenhoes aan.',
    },
    {
      product: 520112,
      language: 'de',
      name: 'Jule',
      question: 'Welche Größe nehme ich für ein Baby mit 62 cm?',
      answer:
        'Die 70. Der Schlafsack darf etwas länger sein als dein Baby, der Halsausschnitt muss dabei eng anliegen.',
    },
    {
      product: 520112,
      language: 'nl',
      name: '',
      question: 'Past deze slaapzak ook bij een kamer van 18 graden?',
      answer: 'Ja, met 2,5 TOG is hij gemaakt voor kamers van 16 tot 20 graden.',
    },
  ],
}
