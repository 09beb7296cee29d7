// @boundaries-ignore Storybook says what it has to know of a brand
import type { BrandSamples } from '../../../packages/ui/.storybook/brand-samples.ts'

/** What Storybook shows of the brand: words and pictures for its pages, and how pictures and words are made. */
export const samples: BrandSamples = {
  pictures: {
    folder: 'puenktchen',
    products: [
      ['babybett-weiss-main', '#e9ece8'],
      ['kinderwagen-grau-main', '#d5d8d6'],
      ['schlafsack-hellblau-main', '#c9d6de'],
      ['badewanne-weiss-main', '#e9ece8'],
      ['teddybaer-braun-main', '#7f5c49'],
      ['stapelturm-mehrfarbig-main', '#d3806c'],
    ],
    scenes: [
      ['hero-kinderzimmer', '#c0baa9'],
      ['ratgeber-erstausstattung', '#d3d0bf'],
      ['schlafsack-hellblau-main', '#c9d6de'],
      ['kinderwagen-grau-main', '#d5d8d6'],
      ['ratgeber-erstausstattung', '#d3d0bf'],
    ],
  },
  words: {
    de: {
      departments: ['Unterwegs', 'Kinderzimmer', 'Schlafen', 'Pflege', 'Spielen', 'Mode'],
      hero: {
        headline: 'Schön, dass ihr da seid',
        text: 'Alles für die ersten Jahre: geprüft, durchdacht und so gemacht, dass es Geschwister weitertragen.',
        link: 'Kinderzimmer einrichten',
      },
      scenes: [
        ['Die erste Zeit', 'Erstausstattung'],
        ['Gut geschlafen', 'Betten und Schlafsäcke'],
        ['Raus an die Luft', 'Kinderwagen'],
      ],
      bestsellers: 'Das mögen andere Eltern',
      guide: {
        headline: 'Dein Klinikkoffer',
        text: 'Was wirklich hinein muss, was die Klinik hat und was zu Hause bleiben darf: eine Liste zum Abhaken.',
        link: 'Zur ganzen Liste',
      },
      products: [
        'Babybett Lina aus Buche, 60 × 120 cm',
        'Kinderwagen Fjell mit Wanne',
        'Schlafsack Wolke aus Musselin',
        'Badewanne Plitsch mit Ablauf',
        'Teddybär mit Schal',
        'Stapelturm in Regenbogenfarben',
      ],
      category: {
        title: 'Kinderzimmer',
        intro: 'Betten, Kommoden und Kleinigkeiten, die mitwachsen. Alles geprüft und ohne scharfe Ecken.',
        groups: ['Betten', 'Wickeln', 'Matratzen', 'Licht', 'Teppiche'],
      },
      description:
        'Massive Buche, mit Wasserlack. Drei Höhen, von 0 bis 4 Jahren, zwei Stäbe lassen sich herausnehmen.',
      variant: 'Weiß, 60 × 120 cm',
    },
    fr: {
      departments: ['En balade', 'Chambre', 'Sommeil', 'Soins', 'Jouer', 'Mode'],
      hero: {
        headline: 'Bienvenue à vous trois',
        text: 'Tout pour les premières années : testé, bien pensé, et fait pour servir aux petits frères et sœurs.',
        link: 'Aménager la chambre',
      },
      scenes: [
        ['Les premiers jours', 'Trousseau'],
        ['De bonnes nuits', 'Lits et gigoteuses'],
        ['Prendre l’air', 'Poussettes'],
      ],
      bestsellers: 'Les parents les aiment',
      guide: {
        headline: 'Votre valise de maternité',
        text: 'Ce qu’il vous faut vraiment, ce que la maternité prête et ce qui peut rester : une liste à cocher.',
        link: 'Voir la liste',
      },
      products: [
        'Lit bébé Lina en hêtre, 60 × 120 cm',
        'Poussette Fjell avec nacelle',
        'Gigoteuse Wolke en mousseline',
        'Baignoire Plitsch avec bonde',
        'Ours en peluche à écharpe',
        'Tour à empiler arc-en-ciel',
      ],
      category: {
        title: 'Chambre',
        intro:
          'Lits, commodes et petites choses qui grandissent avec l’enfant. Tout est testé, sans angle vif.',
        groups: ['Lits', 'Change', 'Matelas', 'Lumière', 'Tapis'],
      },
      description: 'Hêtre massif, verni à l’eau. Trois hauteurs, de 0 à 4 ans, deux barreaux amovibles.',
      variant: 'Blanc, 60 × 120 cm',
    },
    nl: {
      departments: ['Onderweg', 'Kinderkamer', 'Slapen', 'Verzorging', 'Spelen', 'Mode'],
      hero: {
        headline: 'Fijn dat jullie er zijn',
        text: 'Alles voor de eerste jaren: getest, doordacht en zo gemaakt dat broertjes en zusjes er ook iets aan hebben.',
        link: 'Kinderkamer inrichten',
      },
      scenes: [
        ['De eerste tijd', 'Babyuitzet'],
        ['Goed geslapen', 'Bedjes en slaapzakken'],
        ['Naar buiten', 'Kinderwagens'],
      ],
      bestsellers: 'Hier houden andere ouders van',
      guide: {
        headline: 'Je vluchtkoffer',
        text: 'Wat er echt in moet, wat het ziekenhuis heeft en wat thuis mag blijven: een lijst om af te vinken.',
        link: 'Naar de hele lijst',
      },
      products: [
        'Babybedje Lina van beuken, 60 × 120 cm',
        'Kinderwagen Fjell met reiswieg',
        'Slaapzak Wolke van mousseline',
        'Badje Plitsch met afvoer',
        'Teddybeer met sjaal',
        'Stapeltoren in regenboogkleuren',
      ],
      category: {
        title: 'Kinderkamer',
        intro: 'Bedjes, commodes en kleinigheden die meegroeien. Alles getest en zonder scherpe hoeken.',
        groups: ['Bedjes', 'Verschonen', 'Matrassen', 'Licht', 'Kleden'],
      },
      description:
        'Massief beuken, met lak op waterbasis. Drie hoogtes, van 0 tot 4 jaar, twee spijlen uitneembaar.',
      variant: 'Wit, 60 × 120 cm',
    },
  },
  imagery: {
    products: [
      { src: 'puenktchen/babybett-weiss-main.webp', colour: '#eef1ec' },
      { src: 'puenktchen/kinderwagen-grau-main.webp', colour: '#eef1ec' },
      { src: 'puenktchen/schlafsack-hellblau-main.webp', colour: '#eef1ec' },
      { src: 'puenktchen/stapelturm-mehrfarbig-main.webp', colour: '#d3806c' },
    ],
    scene: { src: 'puenktchen/hero-kinderzimmer.webp', colour: '#c0baa9' },
    mood: 'Bright and soft, at a child’s height. Mint, apricot and sky as quiet grounds, one strong colour in the toy.',
    good: [
      'Put the product on its tint, cut out and with a soft shadow on the ground.',
      'Show safety as it is: belts closed, brakes on, a baby on its back to sleep.',
      'Show the size: beside a hand, a chair, an adult’s arm.',
    ],
    bad: [
      'No clip-art, no bunnies without a cause.',
      'No blankets or pillows in a bed where a baby sleeps.',
      'No child that looks unhappy, unwatched or undressed.',
    ],
  },
  voice: {
    lead: 'Pünktchen speaks like a good friend who is two children ahead: warm, light, sure of the facts. Informal, and never cute.',
    address: [
      ['de', 'du, ihr', 'So packt ihr den Klinikkoffer.'],
      ['fr', 'vous', 'Préparez votre valise de maternité.'],
      ['nl', 'je', 'Zo pak je je vluchtkoffer.'],
    ],
    examples: [
      ['Hero', 'Schön, dass ihr da seid', 'Herzlich willkommen in unserem Onlineshop!'],
      ['Age finder', 'Wie alt ist dein Baby?', 'Alter des Kindes auswählen'],
      [
        'Product',
        'Geprüft bis 18 kg, mit einer Hand faltbar.',
        'Der süßeste Buggy für deinen kleinen Schatz!',
      ],
      ['Error', 'Die Postleitzahl hat 5 Ziffern.', 'Ups! Da ist wohl was schiefgelaufen.'],
      ['Empty', 'Noch nichts drin. Magst du stöbern?', 'Oh nein, dein Körbchen ist noch leer!'],
    ],
    good: [
      'Answer first what parents worry about: is it safe, does it fit, how long will it last.',
      'Be light where it is light, and plain where it is about health.',
      'Speak to all who care for a child, not only to mothers.',
    ],
    bad: [
      'No diminutives, no baby talk, no guilt.',
      'No promise about sleep, health or development that nobody can keep.',
    ],
  },
}
