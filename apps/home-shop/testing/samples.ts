// @boundaries-ignore Storybook says what it has to know of a brand
import type { BrandSamples } from '../../../packages/ui/.storybook/brand-samples.ts'

/** What Storybook shows of the brand: words and pictures for its pages, and how pictures and words are made. */
export const samples: BrandSamples = {
  pictures: {
    folder: 'lindhaus',
    products: [
      ['esstisch-natur-main', '#e2c199'],
      ['vase-ring-beige-main', '#d1c1a7'],
      ['sessel-weiss-main', '#d6cec0'],
      ['teppich-beige-main', '#d2c2a9'],
      ['sofa-2-sitzer-beige-main', '#d8cfc0'],
      ['plaid-gruen-main', '#8d9a80'],
    ],
    scenes: [
      ['hero-wohnzimmer', '#b9ac9a'],
      ['hero-esszimmer', '#afa495'],
      ['hero-schlafzimmer', '#a9a797'],
      ['ratgeber-textilien', '#e1d6c1'],
      ['ratgeber-gedeckter-tisch', '#e3d4bc'],
    ],
  },
  words: {
    de: {
      departments: ['Wohnen', 'Essen', 'Schlafen', 'Textilien', 'Deko', 'Sale'],
      hero: {
        headline: 'Räume, die bleiben dürfen',
        text: 'Möbel und Textilien aus Eiche, Leinen und Wolle. Ruhig gestaltet, sorgfältig gemacht.',
        link: 'Wohnzimmer entdecken',
      },
      scenes: [
        ['Am langen Tisch', 'Esszimmer'],
        ['Zur Ruhe kommen', 'Schlafzimmer'],
        ['Stoffe, die man anfassen möchte', 'Textilien'],
      ],
      bestsellers: 'Beliebt im Wohnzimmer',
      guide: {
        headline: 'Der gedeckte Tisch',
        text: 'Aus Steinzeug, Leinen und Kerzen wird ein Abend. Wir zeigen, was zusammen gehört und was man weglässt.',
        link: 'Zum Ratgeber',
      },
      products: [
        'Esstisch Alma, Massivholz Eiche',
        'Ringvase Oona aus Steinzeug',
        'Sessel Tove mit Bouclé-Bezug',
        'Wollteppich Hede, handgewebt',
        'Sofa Ruhe, Zweisitzer in Leinen',
        'Plaid Moor aus Schurwolle',
      ],
      category: {
        title: 'Wohnen',
        intro: 'Tief sitzen, weit schauen: Möbel und Textilien, die mit den Jahren schöner werden.',
        groups: ['Sofas', 'Sessel', 'Tische', 'Teppiche', 'Vasen'],
      },
      description:
        'Massivholz aus Eiche, geölt. Jede Platte hat ihre eigene Maserung; jede Spur lässt sich ausbessern.',
      variant: 'Natur, 180 × 90 cm',
    },
    fr: {
      departments: ['Séjour', 'Salle à manger', 'Chambre', 'Textiles', 'Déco', 'Promotions'],
      hero: {
        headline: 'Des pièces faites pour durer',
        text: 'Meubles et textiles en chêne, en lin et en laine. Un dessin calme, une fabrication soignée.',
        link: 'Découvrir le séjour',
      },
      scenes: [
        ['À la grande table', 'Salle à manger'],
        ['Retrouver le calme', 'Chambre'],
        ['Des étoffes à toucher', 'Textiles'],
      ],
      bestsellers: 'Les préférés du séjour',
      guide: {
        headline: 'La table dressée',
        text: 'Du grès, du lin et des bougies font une soirée. Voici ce qui va ensemble, et ce que l’on peut laisser.',
        link: 'Lire le guide',
      },
      products: [
        'Table Alma en chêne massif',
        'Vase anneau Oona en grès',
        'Fauteuil Tove en tissu bouclé',
        'Tapis de laine Hede, tissé main',
        'Canapé Ruhe deux places en lin',
        'Plaid Moor en laine vierge',
      ],
      category: {
        title: 'Séjour',
        intro: 'S’asseoir bas, voir loin : des meubles et des textiles qui embellissent avec les années.',
        groups: ['Canapés', 'Fauteuils', 'Tables', 'Tapis', 'Vases'],
      },
      description: 'Chêne massif, huilé. Chaque plateau a son veinage ; chaque trace se répare.',
      variant: 'Naturel, 180 × 90 cm',
    },
    nl: {
      departments: ['Wonen', 'Eten', 'Slapen', 'Textiel', 'Decoratie', 'Sale'],
      hero: {
        headline: 'Kamers die mogen blijven',
        text: 'Meubels en textiel van eiken, linnen en wol. Rustig ontworpen, zorgvuldig gemaakt.',
        link: 'Ontdek de woonkamer',
      },
      scenes: [
        ['Aan de lange tafel', 'Eetkamer'],
        ['Tot rust komen', 'Slaapkamer'],
        ['Stoffen om aan te raken', 'Textiel'],
      ],
      bestsellers: 'Geliefd in de woonkamer',
      guide: {
        headline: 'De gedekte tafel',
        text: 'Van aardewerk, linnen en kaarsen wordt het avond. Wij laten zien wat bij elkaar hoort en wat u weglaat.',
        link: 'Naar de gids',
      },
      products: [
        'Eettafel Alma van massief eiken',
        'Ringvaas Oona van aardewerk',
        'Fauteuil Tove met bouclé',
        'Wollen vloerkleed Hede, handgeweven',
        'Tweezitsbank Ruhe in linnen',
        'Plaid Moor van scheerwol',
      ],
      category: {
        title: 'Wonen',
        intro: 'Diep zitten, ver kijken: meubels en textiel die met de jaren mooier worden.',
        groups: ['Banken', 'Fauteuils', 'Tafels', 'Vloerkleden', 'Vazen'],
      },
      description: 'Massief eiken, geolied. Elk blad heeft zijn eigen nerf; elk spoor laat zich herstellen.',
      variant: 'Naturel, 180 × 90 cm',
    },
  },
  imagery: {
    products: [
      { src: 'lindhaus/esstisch-natur-main.webp', colour: '#e2c199' },
      { src: 'lindhaus/sessel-weiss-main.webp', colour: '#d6cec0' },
      { src: 'lindhaus/vase-ring-beige-main.webp', colour: '#d1c1a7' },
      { src: 'lindhaus/plaid-gruen-main.webp', colour: '#8d9a80' },
    ],
    scene: { src: 'lindhaus/hero-wohnzimmer.webp', colour: '#b9ac9a' },
    mood: 'Daylight from one side, real rooms, few things. Wood, linen, wool and ceramic in warm, dull tones.',
    good: [
      'Shoot a scene with room on the left: the headline stands there.',
      'Show the thing in use, with a trace of somebody: a folded newspaper, a pulled-out chair.',
      'Show the material close up as the second picture.',
    ],
    bad: [
      'No saturated props that outshine the product.',
      'No wide-angle rooms; furniture keeps its proportions.',
      'No faces looking into the camera.',
    ],
  },
  voice: {
    lead: 'Lindhaus speaks like someone who has made the table and sits at it: calm, exact, grown-up. Formal, and never stiff.',
    address: [
      ['de', 'Sie', 'So pflegen Sie geölte Eiche.'],
      ['fr', 'vous', 'Entretenez votre chêne huilé sans effort.'],
      ['nl', 'u', 'Zo verzorgt u geolied eiken.'],
    ],
    examples: [
      ['Hero', 'Räume, die bleiben dürfen', 'JETZT die neuen Wohntrends 2026 entdecken!'],
      ['Teaser', 'Am langen Tisch', 'Esstische günstig online kaufen'],
      [
        'Product',
        'Massivholz aus Eiche, geölt. Jede Platte hat ihre eigene Maserung.',
        'Ein absolutes Must-have für jedes Zuhause.',
      ],
      ['Error', 'Die Postleitzahl hat 5 Ziffern.', 'Ungültige Eingabe!'],
      [
        'Empty',
        'Ihr Warenkorb ist noch leer. Schöne Dinge finden Sie auf der Startseite.',
        'Ihr Warenkorb ist leer :(',
      ],
    ],
    good: [
      'Name the material, the place, the hand: facts are the poetry.',
      'Write short main clauses; the verb does the work.',
      'Let a headline be a picture, and the line below it the offer.',
    ],
    bad: [
      'No exclamation marks, no superlatives, no English where German has a word.',
      'No pressure: no “nur noch heute” unless the law would agree.',
    ],
  },
}
