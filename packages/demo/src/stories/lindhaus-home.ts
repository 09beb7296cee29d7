import { t } from '../words/localised.ts'
import { type Block, block, linkTo, picture, richText, words } from './story-blocks.ts'

/** The home page of Lindhaus: a living magazine, led by its scenes. @see art direction "Lindhaus" */
export const lindhausHome: Block[] = [
  block('hero_banner', {
    ...words(
      'headline',
      t('Räume, die bleiben dürfen', 'Des pièces faites pour durer', 'Kamers om in te blijven'),
    ),
    ...words(
      'text',
      t(
        'Möbel und Textilien aus Eiche, Leinen und Wolle. Ruhig gestaltet, sorgfältig gemacht.',
        'Meubles et textiles en chêne, lin et laine. Des lignes calmes, un travail soigné.',
        'Meubels en textiel van eiken, linnen en wol. Rustig van vorm, zorgvuldig gemaakt.',
      ),
    ),
    ...words('linkLabel', t('Wohnzimmer entdecken', 'Découvrir le salon', 'Woonkamer ontdekken')),
    link: linkTo('/wohnen/'),
    ...picture(
      'image',
      'lindhaus/hero-wohnzimmer.webp',
      t(
        'Helles Wohnzimmer mit Sofa, Couchtisch und Sessel von Lindhaus',
        'Salon lumineux avec canapé, table basse et fauteuil Lindhaus',
        'Lichte woonkamer met bank, salontafel en fauteuil van Lindhaus',
      ),
    ),
  }),
  block('teaser_grid', {
    ...words('headline', t('Zimmer für Zimmer', 'Pièce par pièce', 'Kamer voor kamer')),
    teasers: [
      block('teaser', {
        ...words('headline', t('Am langen Tisch', 'Autour de la grande table', 'Aan de lange tafel')),
        ...words('text', t('Esszimmer', 'Salle à manger', 'Eetkamer')),
        link: linkTo('/essen/'),
        ...picture(
          'image',
          'lindhaus/hero-esszimmer.webp',
          t(
            'Essecke mit Massivholztisch, Stühlen und Pendelleuchten',
            'Coin repas avec table en bois massif, chaises et suspensions',
            'Eethoek met massief houten tafel, stoelen en hanglampen',
          ),
        ),
      }),
      block('teaser', {
        ...words('headline', t('Zur Ruhe kommen', 'Trouver le calme', 'Tot rust komen')),
        ...words('text', t('Schlafzimmer', 'Chambre', 'Slaapkamer')),
        link: linkTo('/schlafen/'),
        ...picture(
          'image',
          'lindhaus/hero-schlafzimmer.webp',
          t(
            'Ruhiges Schlafzimmer mit Polsterbett und Nachttischen',
            'Chambre paisible avec lit capitonné et tables de chevet',
            'Rustige slaapkamer met gestoffeerd bed en nachtkastjes',
          ),
        ),
      }),
      block('teaser', {
        ...words(
          'headline',
          t('Stoffe, die man anfassen möchte', 'Des étoffes à toucher', 'Stoffen die u wilt voelen'),
        ),
        ...words('text', t('Textilien', 'Textiles', 'Textiel')),
        link: linkTo('/textilien/'),
        ...picture(
          'image',
          'lindhaus/ratgeber-textilien.webp',
          t(
            'Gestapelte Handtücher, Bettwäsche und Plaid auf einer Eichenbank',
            'Serviettes, linge de lit et plaid empilés sur un banc en chêne',
            'Gestapelde handdoeken, beddengoed en plaid op een eiken bank',
          ),
        ),
      }),
    ],
  }),
  block('product_slider', {
    ...words('headline', t('Was gerade gern gekauft wird', 'Les favoris du moment', 'Nu graag gekozen')),
    ...words('linkLabel', t('Alle Wohnmöbel', 'Tous les meubles de salon', 'Alle woonmeubels')),
    link: linkTo('/wohnen/'),
    category: '/wohnen/',
    products: [],
  }),
  block('text_image', {
    ...words(
      'headline',
      t('Massiv, geölt, erneuerbar', 'Massif, huilé, à entretenir', 'Massief, geolied, te vernieuwen'),
    ),
    ...richText(
      'text',
      t(
        `Unsere Tische und Sideboards sind aus massiver Eiche gebaut. Die geölte Fläche nimmt einen Abend mit Freunden
        nicht übel: Sie lässt sich abschleifen, neu ölen und weiterbenutzen.

        Wie das geht, zeigen wir Schritt für Schritt im Ratgeber.`,
        `Nos tables et nos buffets sont construits en chêne massif. La surface huilée ne craint pas une soirée entre
        amis : elle se ponce, se huile à nouveau et reprend du service.

        Nous vous montrons comment faire, étape par étape, dans notre magazine.`,
        `Onze tafels en dressoirs zijn van massief eiken gebouwd. Een geolied blad kan een avond met vrienden goed
        hebben: schuren, opnieuw oliën en weer aan tafel.

        Hoe dat gaat, laten we stap voor stap zien in ons magazine.`,
      ),
    ),
    ...words('linkLabel', t('Zum Ratgeber', 'Lire le magazine', 'Naar het magazine')),
    link: linkTo('/ratgeber/der-gedeckte-tisch/'),
    ...picture(
      'image',
      'lindhaus/ratgeber-gedeckter-tisch.webp',
      t(
        'Gedeckter Holztisch mit Steinzeug, Bräter und Kerzen',
        'Table en bois dressée avec grès, cocotte et bougies',
        'Gedekte houten tafel met aardewerk, braadpan en kaarsen',
      ),
    ),
  }),
  block('product_slider', {
    ...words(
      'headline',
      t('Licht für lange Abende', 'De la lumière pour les longues soirées', 'Licht voor lange avonden'),
    ),
    ...words('linkLabel', t('Alle Leuchten', 'Tous les luminaires', 'Alle lampen')),
    link: linkTo('/leuchten/'),
    category: '/leuchten/',
    products: [],
  }),
  block('guide_teasers', {
    ...words('headline', t('Aus dem Magazin', 'Dans le magazine', 'Uit het magazine')),
    teasers: [
      block('teaser', {
        ...words('headline', t('Der gedeckte Tisch', 'Dresser la table', 'De gedekte tafel')),
        ...words(
          'text',
          t(
            'Wie aus Steinzeug, Leinen und Kerzen ein Abend wird.',
            'Grès, lin et bougies : tout pour une belle soirée.',
            'Hoe aardewerk, linnen en kaarsen samen een avond maken.',
          ),
        ),
        link: linkTo('/ratgeber/der-gedeckte-tisch/'),
        ...picture(
          'image',
          'lindhaus/ratgeber-gedeckter-tisch.webp',
          t('Gedeckter Holztisch mit Kerzen', 'Table dressée aux bougies', 'Gedekte tafel met kaarsen'),
        ),
      }),
      block('teaser', {
        ...words(
          'headline',
          t('Textilien richtig pflegen', 'Bien entretenir les textiles', 'Textiel goed verzorgen'),
        ),
        ...words(
          'text',
          t(
            'Waschen, trocknen, lagern: So bleiben Leinen und Wolle schön.',
            'Laver, sécher, ranger : le lin et la laine restent beaux.',
            'Wassen, drogen, opbergen: zo blijven linnen en wol mooi.',
          ),
        ),
        link: linkTo('/ratgeber/textilien-pflegen/'),
        ...picture(
          'image',
          'lindhaus/ratgeber-textilien.webp',
          t(
            'Gestapelte Textilien auf einer Bank',
            'Textiles empilés sur un banc',
            'Gestapeld textiel op een bank',
          ),
        ),
      }),
    ],
  }),
  block('promise_row', {
    promises: [
      block('promise', {
        icon: 'truck',
        ...words(
          'headline',
          t('Lieferung bis ins Zimmer', 'Livraison dans la pièce', 'Levering tot in de kamer'),
        ),
        ...words(
          'text',
          t(
            'Große Möbel tragen wir hinein.',
            'Nous portons les grands meubles.',
            'Grote meubels dragen wij naar binnen.',
          ),
        ),
      }),
      block('promise', {
        icon: 'undo',
        ...words('headline', t('30 Tage Rückgabe', '30 jours pour changer d’avis', '30 dagen bedenktijd')),
        ...words(
          'text',
          t('In Ruhe zu Hause ansehen.', 'Regardez tranquillement chez vous.', 'Rustig thuis bekijken.'),
        ),
      }),
      block('promise', {
        icon: 'shield',
        ...words('headline', t('Sicher bezahlen', 'Paiement sécurisé', 'Veilig betalen')),
        ...words(
          'text',
          t(
            'Auf Rechnung, mit Karte oder vorab.',
            'Par carte, à l’avance et bien plus.',
            'Met kaart, vooraf en meer.',
          ),
        ),
      }),
      block('promise', {
        icon: 'message',
        ...words('headline', t('Persönliche Beratung', 'Un conseil personnel', 'Persoonlijk advies')),
        ...words(
          'text',
          t(
            'Montag bis Freitag am Telefon.',
            'Du lundi au vendredi par téléphone.',
            'Maandag tot en met vrijdag aan de telefoon.',
          ),
        ),
      }),
    ],
  }),
]
