import type { RawBlock } from '@shop/content/story'

/** Blocks for stories, as the content service sends them. */
export function sampleBlock(component: string, fields: Record<string, unknown>): RawBlock {
  return { _uid: `${component}-${JSON.stringify(fields)}`, component, ...fields }
}

export function sampleLink(path: string) {
  return { fieldtype: 'multilink', linktype: 'url', url: path, cached_url: path }
}

export function samplePicture(filename: string, colour: string, width = 1600, height = 900) {
  return { fieldtype: 'asset', filename, alt: 'Szene', meta_data: { width, height, colour } }
}

export function sampleText(...lines: string[]) {
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const items = lines.filter((line) => line.startsWith('- '))
  const list = {
    type: 'bullet_list',
    content: items.map((line) => ({ type: 'list_item', content: [paragraph(line.slice(2))] })),
  }
  const paragraphs = lines.filter((line) => !line.startsWith('- ')).map(paragraph)
  return { type: 'doc', content: items.length > 0 ? [...paragraphs, list] : paragraphs }
}

function teaser(headline: string, text: string, path: string, file: string, colour: string) {
  return sampleBlock('teaser', {
    headline,
    text,
    link: sampleLink(path),
    image: samplePicture(file, colour),
  })
}

/** A home page that follows its pictures. */
export const homeSample: RawBlock[] = [
  sampleBlock('hero_banner', {
    headline: 'Räume, die bleiben dürfen',
    text: 'Möbel und Textilien aus Eiche, Leinen und Wolle. Ruhig gestaltet, sorgfältig gemacht.',
    linkLabel: 'Wohnzimmer entdecken',
    link: sampleLink('/wohnen/'),
    image: samplePicture('lindhaus/hero-wohnzimmer.webp', '#b9ac9a'),
  }),
  sampleBlock('teaser_grid', {
    headline: 'Zimmer für Zimmer',
    teasers: [
      teaser('Am langen Tisch', 'Esszimmer', '/essen/', 'lindhaus/hero-esszimmer.webp', '#afa495'),
      teaser('Zur Ruhe kommen', 'Schlafzimmer', '/schlafen/', 'lindhaus/hero-schlafzimmer.webp', '#a9a797'),
      teaser(
        'Stoffe, die man anfassen möchte',
        'Textilien',
        '/textilien/',
        'lindhaus/ratgeber-textilien.webp',
        '#e1d6c1',
      ),
    ],
  }),
  sampleBlock('product_slider', {
    headline: 'Beliebt im Wohnzimmer',
    linkLabel: 'Alle ansehen',
    link: sampleLink('/wohnen/'),
    category: '/wohnen/',
    products: [],
  }),
  sampleBlock('text_image', {
    headline: 'Aus der Werkstatt, nicht aus dem Katalog',
    text: sampleText(
      'Eiche aus nachhaltigen Wäldern, geölt statt lackiert.',
      'So lässt sich jede Spur ausbessern.',
    ),
    linkLabel: 'Mehr über die Materialien',
    link: sampleLink('/ratgeber/'),
    image: samplePicture('lindhaus/ratgeber-gedeckter-tisch.webp', '#e3d4bc'),
  }),
  sampleBlock('guide_teasers', {
    headline: 'Gut zu wissen',
    teasers: [
      teaser(
        'Der gedeckte Tisch',
        'Aus Steinzeug, Leinen und Kerzen wird ein Abend.',
        '/ratgeber/der-gedeckte-tisch/',
        'lindhaus/ratgeber-gedeckter-tisch.webp',
        '#e3d4bc',
      ),
      teaser(
        'Textilien richtig pflegen',
        'Waschen, trocknen, lagern: So bleiben Leinen und Wolle schön.',
        '/ratgeber/textilien-pflegen/',
        'lindhaus/ratgeber-textilien.webp',
        '#e1d6c1',
      ),
    ],
  }),
  sampleBlock('promise_row', {
    promises: [
      ['truck', 'Lieferung bis ins Zimmer', 'Große Möbel tragen wir hinein.'],
      ['undo', '30 Tage Rückgabe', 'In Ruhe zu Hause ansehen.'],
      ['shield', 'Sicher bezahlen', 'Auf Rechnung, mit Karte oder vorab.'],
      ['message', 'Persönliche Beratung', 'Montag bis Freitag am Telefon.'],
    ].map(([icon, headline, text]) => sampleBlock('promise', { icon, headline, text })),
  }),
]

/** The blocks a nursery shop adds. */
export const nurserySample: RawBlock[] = [
  sampleBlock('hero_banner', {
    headline: 'Schön, dass ihr da seid',
    text: 'Alles für die ersten Jahre: geprüft, durchdacht und so gemacht, dass es Geschwister weitertragen.',
    linkLabel: 'Kinderzimmer einrichten',
    link: sampleLink('/kinderzimmer/'),
    image: samplePicture('puenktchen/hero-kinderzimmer.webp', '#c0baa9'),
  }),
  sampleBlock('age_finder', {
    headline: 'Wie alt ist dein Baby?',
    ages: ['0–3 Monate', '3–6 Monate', '6–12 Monate', '1–3 Jahre'].map((label) =>
      sampleBlock('age', { label, link: sampleLink('/spielen/') }),
    ),
  }),
  sampleBlock('category_bubbles', {
    headline: 'Stöbern',
    bubbles: [
      ['Unterwegs', 'kinderwagen-grau'],
      ['Kinderzimmer', 'babybett-weiss'],
      ['Schlafen', 'schlafsack-hellblau'],
      ['Pflege', 'badewanne-weiss'],
      ['Spielen', 'stapelturm-mehrfarbig'],
      ['Mode', 'body-weiss'],
    ].map(([label, file]) =>
      sampleBlock('bubble', {
        label,
        link: sampleLink('/'),
        image: samplePicture(`puenktchen/${file}-main.webp`, '#eef1ec', 1000, 1000),
      }),
    ),
  }),
  sampleBlock('checklist_teaser', {
    headline: 'Dein Klinikkoffer',
    text: sampleText(
      '- Zwei weiche Bodys',
      '- Mütze und Söckchen für den Heimweg',
      '- Mulltücher, mindestens drei',
    ),
    linkLabel: 'Zur ganzen Liste',
    link: sampleLink('/ratgeber/erstausstattung/'),
    image: samplePicture('puenktchen/ratgeber-erstausstattung.webp', '#d3d0bf'),
  }),
  sampleBlock('accordion', {
    headline: 'Häufige Fragen',
    entries: ['Wie lange dauert die Lieferung?', 'Kann ich zurückgeben?'].map((headline) =>
      sampleBlock('entry', { headline, text: sampleText('Meist drei bis fünf Werktage.') }),
    ),
  }),
]
