import { t } from '../words/localised.ts'
import { type Block, block, linkTo, picture, richText, words } from './story-blocks.ts'

/** The home page of Pünktchen: a bright nursery that greets by age. @see art direction "Pünktchen" */
export const puenktchenHome: Block[] = [
  block('hero_banner', {
    ...words(
      'headline',
      t('Schön, dass ihr da seid', 'Quel bonheur de vous voir', 'Fijn dat jullie er zijn'),
    ),
    ...words(
      'text',
      t(
        'Alles für die ersten Jahre: geprüft, durchdacht und so gemacht, dass es Geschwister weitertragen.',
        'Tout pour les premières années : testé, bien pensé et fait pour servir aussi au petit frère.',
        'Alles voor de eerste jaren: getest, doordacht en gemaakt om door te geven.',
      ),
    ),
    ...words('linkLabel', t('Kinderzimmer einrichten', 'Aménager la chambre', 'Babykamer inrichten')),
    link: linkTo('/kinderzimmer/'),
    ...picture(
      'image',
      'puenktchen/hero-kinderzimmer.webp',
      t(
        'Kinderzimmer mit Babybett und Wickelkommode von Pünktchen',
        'Chambre d’enfant avec lit bébé et commode à langer Pünktchen',
        'Kinderkamer met babybed en commode van Pünktchen',
      ),
    ),
  }),
  block('age_finder', {
    ...words('headline', t('Wie alt ist dein Baby?', 'Quel âge a ton bébé ?', 'Hoe oud is je baby?')),
    ages: [
      age(t('0–3 Monate', '0–3 mois', '0–3 maanden'), '/schlafen/'),
      age(t('3–6 Monate', '3–6 mois', '3–6 maanden'), '/spielen/'),
      age(t('6–12 Monate', '6–12 mois', '6–12 maanden'), '/essen-und-trinken/'),
      age(t('1–3 Jahre', '1–3 ans', '1–3 jaar'), '/spielen/'),
    ],
  }),
  block('category_bubbles', {
    ...words('headline', t('Stöbern', 'Flâner', 'Snuffelen')),
    bubbles: [
      bubble(t('Unterwegs', 'En balade', 'Onderweg'), '/unterwegs/', 'puenktchen/kinderwagen-grau-main.webp'),
      bubble(
        t('Kinderzimmer', 'Chambre', 'Babykamer'),
        '/kinderzimmer/',
        'puenktchen/babybett-weiss-main.webp',
      ),
      bubble(t('Schlafen', 'Dormir', 'Slapen'), '/schlafen/', 'puenktchen/schlafsack-hellblau-main.webp'),
      bubble(t('Pflege', 'Soin', 'Verzorging'), '/pflege/', 'puenktchen/badewanne-weiss-main.webp'),
      bubble(t('Spielen', 'Jouer', 'Spelen'), '/spielen/', 'puenktchen/stapelturm-mehrfarbig-main.webp'),
      bubble(t('Mode', 'Mode', 'Kleding'), '/mode/', 'puenktchen/body-weiss-main.webp'),
    ],
  }),
  block('product_slider', {
    ...words('headline', t('Lieblinge für unterwegs', 'Les préférés en balade', 'Favorieten voor onderweg')),
    ...words('linkLabel', t('Alles für unterwegs', 'Tout pour sortir', 'Alles voor onderweg')),
    link: linkTo('/unterwegs/'),
    category: '/unterwegs/',
    products: [],
  }),
  block('checklist_teaser', {
    ...words('headline', t('Dein Klinikkoffer', 'Ta valise de maternité', 'Jouw vluchtkoffer')),
    ...richText(
      'text',
      t(
        `- Zwei weiche Bodys und ein Schlafsack
- Mütze und Söckchen für den Heimweg
- Mulltücher, mindestens drei
- Die Babyschale, schon im Auto eingebaut`,
        `- Deux bodies tout doux et une gigoteuse
- Un bonnet et des chaussons pour rentrer
- Des langes, au moins trois
- Le siège-auto, déjà installé`,
        `- Twee zachte rompers en een slaapzak
- Mutsje en sokjes voor de rit naar huis
- Hydrofiele doeken, minstens drie
- Het autostoeltje, alvast vastgezet`,
      ),
    ),
    ...words('linkLabel', t('Zur ganzen Liste', 'Voir toute la liste', 'Bekijk de hele lijst')),
    link: linkTo('/ratgeber/erstausstattung/'),
    ...picture(
      'image',
      'puenktchen/ratgeber-erstausstattung.webp',
      t(
        'Erstausstattung: Body, Mütze, Mulltücher und Rassel auf einem Holztisch',
        'Trousseau de naissance : body, bonnet, langes et hochet sur une table en bois',
        'Babyuitzet: romper, mutsje, hydrofiele doeken en rammelaar op een houten tafel',
      ),
    ),
  }),
  block('product_slider', {
    ...words('headline', t('Für kleine Entdecker', 'Pour les petits explorateurs', 'Voor kleine ontdekkers')),
    ...words('linkLabel', t('Alles zum Spielen', 'Tous les jouets', 'Al het speelgoed')),
    link: linkTo('/spielen/'),
    category: '/spielen/',
    products: [],
  }),
  block('text_image', {
    ...words(
      'headline',
      t(
        'Sicherheit, die du nachlesen kannst',
        'Une sécurité que tu peux vérifier',
        'Veiligheid die je kunt nalezen',
      ),
    ),
    ...richText(
      'text',
      t(
        `Bei jedem Artikel findest du Hersteller, Warnhinweise und ab welchem Alter er gedacht ist. Bevor du kaufst,
        nicht danach.

        Und wenn du unsicher bist: Ruf uns an. Am Telefon sitzen Eltern.`,
        `Pour chaque article, tu trouves le fabricant, les avertissements et l’âge conseillé. Avant d’acheter, pas après.

        Et si tu hésites : appelle-nous. Au bout du fil, il y a des parents.`,
        `Bij elk artikel vind je de fabrikant, de waarschuwingen en vanaf welke leeftijd het bedoeld is. Voordat je koopt,
        niet erna.

        Twijfel je? Bel ons. Aan de telefoon zitten ouders.`,
      ),
    ),
    ...words('linkLabel', t('Besser schlafen', 'Mieux dormir', 'Beter slapen')),
    link: linkTo('/ratgeber/gut-schlafen/'),
    ...picture(
      'image',
      'puenktchen/ratgeber-schlaf.webp',
      t(
        'Babynest, Nachtlicht und Kuschelhase für ruhigen Schlaf',
        'Réducteur de lit, veilleuse et doudou lapin pour un sommeil paisible',
        'Babynestje, nachtlampje en knuffelkonijn voor een rustige nacht',
      ),
    ),
  }),
  block('teaser_grid', {
    ...words('headline', t('Ein Tag mit Baby', 'Une journée avec bébé', 'Een dag met je baby')),
    teasers: [
      block('teaser', {
        ...words('headline', t('Raus an die Luft', 'Prendre l’air', 'Lekker naar buiten')),
        ...words('text', t('Unterwegs', 'En balade', 'Onderweg')),
        link: linkTo('/unterwegs/'),
        ...picture(
          'image',
          'puenktchen/hero-flur.webp',
          t(
            'Kinderwagen in einem hellen Flur',
            'Poussette dans une entrée lumineuse',
            'Kinderwagen in een lichte hal',
          ),
        ),
      }),
      block('teaser', {
        ...words('headline', t('Badezeit', 'L’heure du bain', 'Tijd voor het bad')),
        ...words('text', t('Pflege', 'Soin', 'Verzorging')),
        link: linkTo('/pflege/'),
        ...picture(
          'image',
          'puenktchen/hero-badezeit.webp',
          t(
            'Badezeit mit Babybadewanne, Handtüchern und Badeente',
            'L’heure du bain avec baignoire, serviettes et canard',
            'Badtijd met babybadje, handdoeken en badeend',
          ),
        ),
      }),
      block('teaser', {
        ...words('headline', t('Spielen und staunen', 'Jouer et s’émerveiller', 'Spelen en ontdekken')),
        ...words('text', t('Spielzeug', 'Jouets', 'Speelgoed')),
        link: linkTo('/spielen/'),
        ...picture(
          'image',
          'puenktchen/hero-spielecke.webp',
          t(
            'Spielecke mit Spielbogen, Bausteinen und Kuscheltieren',
            'Coin jeu avec arche d’éveil, cubes et peluches',
            'Speelhoek met babygym, blokken en knuffels',
          ),
        ),
      }),
    ],
  }),
  block('guide_teasers', {
    ...words('headline', t('Gut zu wissen', 'Bon à savoir', 'Goed om te weten')),
    teasers: [
      block('teaser', {
        ...words('headline', t('Die Erstausstattung', 'Le trousseau de naissance', 'De babyuitzet')),
        ...words(
          'text',
          t(
            'Was du wirklich brauchst, und was warten kann.',
            'Ce qu’il te faut vraiment, et ce qui peut attendre.',
            'Wat je echt nodig hebt, en wat kan wachten.',
          ),
        ),
        link: linkTo('/ratgeber/erstausstattung/'),
        ...picture(
          'image',
          'puenktchen/ratgeber-erstausstattung.webp',
          t(
            'Babykleidung auf einem Holztisch',
            'Vêtements de bébé sur une table',
            'Babykleding op een houten tafel',
          ),
        ),
      }),
      block('teaser', {
        ...words('headline', t('Gut schlafen', 'Bien dormir', 'Goed slapen')),
        ...words(
          'text',
          t(
            'Rituale, Temperatur, Schlafsack: was hilft.',
            'Rituels, température, gigoteuse : ce qui aide.',
            'Rituelen, temperatuur, slaapzak: wat helpt.',
          ),
        ),
        link: linkTo('/ratgeber/gut-schlafen/'),
        ...picture(
          'image',
          'puenktchen/ratgeber-schlaf.webp',
          t('Babynest mit Nachtlicht', 'Réducteur de lit et veilleuse', 'Babynestje met nachtlampje'),
        ),
      }),
    ],
  }),
]

function age(label: ReturnType<typeof t>, path: string): Block {
  return block('age', { ...words('label', label), link: linkTo(path) })
}

function bubble(label: ReturnType<typeof t>, path: string, file: string): Block {
  return block('bubble', { ...words('label', label), link: linkTo(path), ...picture('image', file, label) })
}
