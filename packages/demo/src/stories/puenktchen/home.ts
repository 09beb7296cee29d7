import { t } from '../../words/localised.ts'
import {
  BATH_TIME,
  CRADLE_SEAT,
  FIRST_THINGS,
  HALLWAY,
  NEST,
  NURSERY,
  PLAY_ARCH,
  PLAY_CORNER,
  TRAIN,
} from '../scenes.ts'
import { type Block, block, linkTo, picture, richText, words } from '../story-blocks.ts'
import { articles } from '../story-frames.ts'
import { look, newsletter, showpiece } from '../story-offers.ts'
import { hero, leadsTo, pair, products, promises, promoted, scenes } from '../story-parts.ts'
import { inRegions, type StoryText, WORKING_DAYS } from '../story-text.ts'

/** The home page of Pünktchen: a bright nursery that greets by age. @see art direction "Pünktchen" */
export const puenktchenHome: Block[] = [
  hero(NURSERY, {
    headline: t('Schön, dass ihr da seid', 'Quel bonheur de vous voir', 'Fijn dat jullie er zijn'),
    text: t(
      'Alles für die ersten Jahre: geprüft, durchdacht und so gemacht, dass es Geschwister weitertragen.',
      'Tout pour les premières années : testé, bien pensé et assez solide pour le petit frère.',
      'Alles voor de eerste jaren: getest, doordacht en gemaakt om door te geven.',
    ),
    step: {
      path: '/kinderzimmer/',
      label: t('Kinderzimmer einrichten', 'Aménager la chambre', 'Babykamer inrichten'),
    },
  }),
  block('age_finder', {
    ...words('headline', t('Wie alt ist dein Baby?', 'Quel âge a votre bébé ?', 'Hoe oud is je baby?')),
    ages: [
      age(t('0–3 Monate', '0–3 mois', '0–3 maanden'), '/schlafen/'),
      age(t('3–6 Monate', '3–6 mois', '3–6 maanden'), '/spielen/'),
      age(t('6–12 Monate', '6–12 mois', '6–12 maanden'), '/essen-und-trinken/'),
      age(t('1–3 Jahre', '1–3 ans', '1–3 jaar'), '/spielen/'),
    ],
  }),
  block('category_bubbles', {
    ...words('headline', t('Stöbern', 'Découvrir', 'Rondkijken')),
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
  products(
    t('Gerade sehr geliebt', 'Les chouchous du moment', 'Nu populair'),
    [500102, 520112, 551211, 530111, 550416, 520905, 510611, 500402, 540307, 550613],
    { path: '/unterwegs/', label: t('Alles für unterwegs', 'Tout pour sortir', 'Alles voor onderweg') },
  ),
  block('checklist_teaser', {
    ...words('headline', t('Dein Klinikkoffer', 'Votre valise de maternité', 'Jouw vluchtkoffer')),
    ...richText(
      'text',
      inRegions(
        t(
          `- Zwei weiche Bodys und ein Schlafsack
- Mütze und Söckchen für den Heimweg
- Mulltücher, mindestens drei
- Die Babyschale, schon im Auto eingebaut`,
          `- Deux bodies tout doux et une gigoteuse
- Un bonnet et des chaussons pour rentrer
- Des langes, au moins trois
- La coque auto, déjà installée`,
          `- Twee zachte rompers en een slaapzak
- Mutsje en sokjes voor de rit naar huis
- Hydrofieldoeken, minstens drie
- Het autostoeltje, alvast vastgezet`,
        ),
        {
          'de-at': { Mütze: 'Haube' },
          'de-ch': { Mütze: 'Kappe' },
          'nl-be': { Hydrofieldoeken: 'Tetradoeken' },
        },
      ),
    ),
    ...leadsTo({
      path: '/ratgeber/klinikkoffer/',
      label: t('Zur ganzen Liste', 'Voir toute la liste', 'Bekijk de hele lijst'),
    }),
    ...picture('image', FIRST_THINGS.file, FIRST_THINGS.alt),
  }),
  showpiece(550116, {
    kicker: t('Mit Namen', 'Avec son prénom', 'Met een naam'),
    headline: t(
      'Tschutschu fährt für Mia. Und für deins.',
      'Tschutschu roule pour Mia. Et pour votre enfant.',
      'Tschutschu rijdt voor Mia. En voor jouw kind.',
    ),
    text: t(
      'Ein Waggon für jeden Buchstaben, eine Lokomotive vorneweg. Schreib den Namen beim Artikel, dann siehst du gleich, wie lang der Zug wird.',
      'Un wagon par lettre, une locomotive devant. Écrivez le prénom sur la fiche : vous voyez tout de suite la longueur du train.',
      'Een wagon voor elke letter, een locomotief voorop. Schrijf de naam bij het artikel en je ziet meteen hoe lang de trein wordt.',
    ),
    step: {
      path: '/geschenke/geschenke-mit-namen/',
      label: t('Alle Geschenke mit Namen', 'Tous les cadeaux personnalisés', 'Alle cadeaus met naam'),
    },
    scene: TRAIN,
  }),
  look(
    t('Diese Spielecke', 'Ce coin jeu', 'Deze speelhoek'),
    t('Tipp auf die Punkte.', 'Touchez les points.', 'Tik op de stippen.'),
    PLAY_CORNER,
    [
      [550613, 36, 50],
      [550716, 14, 68],
      [550416, 58, 84],
      [551004, 65, 62],
    ],
  ),
  scenes(t('Ein Tag mit Baby', 'Une journée avec bébé', 'Een dag met je baby'), [
    [
      HALLWAY,
      t('Unterwegs', 'En balade', 'Onderweg'),
      t('Raus an die Luft', 'Prendre l’air', 'Lekker naar buiten'),
      '/unterwegs/',
    ],
    [
      BATH_TIME,
      t('Pflege', 'Soin', 'Verzorging'),
      t('Badezeit', 'L’heure du bain', 'Tijd voor het bad'),
      '/pflege/',
    ],
    [
      PLAY_ARCH,
      t('Spielzeug', 'Jouets', 'Speelgoed'),
      t('Spielen und staunen', 'Jouer et s’émerveiller', 'Spelen en ontdekken'),
      '/spielen/',
    ],
    [
      NEST,
      t('Schlafen', 'Dormir', 'Slapen'),
      t('Gute Nacht, kleiner Hase', 'Bonne nuit, petit lapin', 'Welterusten, konijntje'),
      '/schlafen/',
    ],
  ]),
  promoted(
    { id: 'babyschale', name: 'Babyschale', creative: 'Babyschale', slot: 'Startseite' },
    pair(CRADLE_SEAT, {
      headline: t(
        'Sicherheit, die du nachlesen kannst',
        'Une sécurité que vous pouvez vérifier',
        'Veiligheid die je kunt nalezen',
      ),
      text: t(
        `Bei jedem Artikel findest du Hersteller, Warnhinweise und ab welchem Alter er gedacht ist. Bevor du kaufst,
nicht danach.

Und wenn du unsicher bist: Ruf uns an. Am Telefon sitzen Eltern.`,
        `Pour chaque article, vous trouvez le fabricant, les avertissements et l’âge conseillé. Avant d’acheter, pas après.

Et si vous hésitez : appelez-nous. Au bout du fil, il y a des parents.`,
        `Bij elk artikel vind je de fabrikant, de waarschuwingen en vanaf welke leeftijd het bedoeld is. Voordat je koopt,
niet erna.

Twijfel je? Bel ons. Aan de telefoon zitten ouders.`,
      ),
      step: { path: '/verantwortung/', label: t('So prüfen wir', 'Comment nous testons', 'Zo testen we') },
    }),
  ),
  articles(t('Gut zu wissen', 'Bon à savoir', 'Goed om te weten'), 3, {
    path: '/ratgeber/',
    label: t('Alle Artikel', 'Tous les articles', 'Alle artikelen'),
  }),
  promises([
    [
      'truck',
      t('Schnell bei euch', 'Vite chez vous', 'Snel bij jullie'),
      inRegions(
        t('In ein bis drei Werktagen.', 'Sous un à trois jours ouvrés.', 'Binnen één tot drie werkdagen.'),
        WORKING_DAYS,
      ),
    ],
    [
      'undo',
      t('30 Tage Rückgabe', '30 jours pour changer d’avis', '30 dagen bedenktijd'),
      t('Kostenlos, mit unserem Etikett.', 'Gratuitement, avec notre étiquette.', 'Gratis, met ons label.'),
    ],
    [
      'shield',
      t('Geprüft nach EN 71', 'Testé selon EN 71', 'Getest volgens EN 71'),
      t('Und danach von Kleinkindern.', 'Puis par des tout-petits.', 'En daarna door peuters.'),
    ],
    [
      'heart',
      t('Eltern am Telefon', 'Des parents au téléphone', 'Ouders aan de lijn'),
      t('Montag bis Samstag.', 'Du lundi au samedi.', 'Maandag tot en met zaterdag.'),
    ],
  ]),
  newsletter(
    t('Post, die mitwächst', 'Un courrier qui grandit', 'Post die meegroeit'),
    t(
      'Einmal im Monat, was gerade dran ist. Kurz genug fürs Stillen.',
      'Une fois par mois, ce qui l’attend. Assez court pour la tétée.',
      'Eén keer per maand wat er nu speelt. Kort genoeg voor tijdens het voeden.',
    ),
  ),
]

function age(label: StoryText, path: string): Block {
  return block('age', { ...words('label', label), link: linkTo(path) })
}

function bubble(label: StoryText, path: string, file: string): Block {
  return block('bubble', { ...words('label', label), link: linkTo(path), ...picture('image', file, label) })
}
