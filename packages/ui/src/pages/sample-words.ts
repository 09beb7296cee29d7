import type { Language } from '@shop/domain/shop/markets'
import type { BrandId } from '../../.storybook/brands.ts'

/** What a shop's editors would have written for the pages in Storybook, once for each language. */
export type SampleWords = {
  departments: readonly string[]
  hero: { headline: string; text: string; link: string }
  scenes: readonly (readonly [headline: string, text: string])[]
  bestsellers: string
  guide: { headline: string; text: string; link: string }
  products: readonly string[]
  category: { title: string; intro: string; groups: readonly string[] }
  description: string
  variant: string
}

export const SAMPLE_WORDS: Record<BrandId, Record<Language, SampleWords>> = {
  'home-shop': {
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
      departments: ['Séjour', 'Salle à manger', 'Chambre', 'Textiles', 'Déco', 'Soldes'],
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
  'baby-shop': {
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
        headline: 'Ta valise de maternité',
        text: 'Ce qu’il te faut vraiment, ce que la maternité prête et ce qui peut rester : une liste à cocher.',
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
}

/** Words around every page: service, law, account. */
export const FRAME_WORDS: Record<
  Language,
  {
    notes: readonly string[]
    service: readonly string[]
    legal: readonly string[]
    titles: readonly [string, string]
  }
> = {
  de: {
    notes: ['Versandkostenfrei ab 75 €', '30 Tage Rückgabe', 'Service 0800 000 00 00'],
    service: ['Kontakt', 'Versand und Lieferung', 'Rückgabe', 'Vertrag widerrufen'],
    legal: ['Impressum', 'AGB', 'Datenschutz', 'Barrierefreiheit'],
    titles: ['Service', 'Einkaufen'],
  },
  fr: {
    notes: ['Livraison offerte dès 75 €', 'Retour sous 30 jours', 'Service client 0800 000 000'],
    service: ['Contact', 'Livraison', 'Retours', 'Se rétracter du contrat'],
    legal: ['Mentions légales', 'CGV', 'Confidentialité', 'Accessibilité'],
    titles: ['Service', 'Boutique'],
  },
  nl: {
    notes: ['Gratis verzending vanaf € 75', '30 dagen bedenktijd', 'Service 0800 0000'],
    service: ['Contact', 'Verzending', 'Retourneren', 'Overeenkomst herroepen'],
    legal: ['Colofon', 'Voorwaarden', 'Privacy', 'Toegankelijkheid'],
    titles: ['Service', 'Winkelen'],
  },
}
