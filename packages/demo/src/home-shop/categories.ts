import { ALL_GOODS, type Category, category } from '../catalogue/category.ts'
import { t } from '../words/localised.ts'
import { homeDecoCategories } from './deco-categories.ts'

/** The home shop's tree; its roots are the main navigation. */
export const homeCategories: readonly Category[] = [
  category(
    1,
    'wohnen',
    'lindhaus/hero-wohnzimmer.webp',
    t('Wohnen', 'Salon', 'Wonen'),
    t(
      'Möbel für das Zimmer, in dem alle zusammenkommen.',
      'Des meubles pour la pièce où tout le monde se retrouve.',
      'Meubels voor de kamer waar iedereen samenkomt.',
    ),
    t(
      'Ein Wohnzimmer wächst mit der Zeit. Hier finden Sie Sofas, Sessel, Tische und Regale, die sich kombinieren lassen und deren Maße, Bezüge und Lieferzeiten Sie auf einen Blick vergleichen.',
      'Un salon se construit avec le temps. Vous trouverez ici des canapés, fauteuils, tables et étagères faciles à associer, avec leurs dimensions, tissus et délais de livraison en un coup d’œil.',
      'Een woonkamer groeit met de tijd mee. Hier vindt u banken, fauteuils, tafels en kasten die bij elkaar passen, met maten, stoffen en levertijden in één oogopslag.',
    ),
    [
      category(
        101,
        'sofas',
        'lindhaus/sofa-3-sitzer-grau-main.webp',
        t('Sofas', 'Canapés', 'Banken'),
        t(
          'Zwei- und Dreisitzer mit Bezügen, die den Alltag mitmachen.',
          'Deux et trois places, avec des tissus faits pour tous les jours.',
          'Twee- en driezitsbanken met stoffen voor elke dag.',
        ),
        t(
          'Messen Sie vor dem Kauf auch Treppenhaus und Türen aus: Die Maße jedes Sofas stehen beim Artikel. Stoffmuster senden wir Ihnen gern zu.',
          'Avant l’achat, pensez à mesurer la cage d’escalier et les portes : les dimensions figurent sur chaque fiche. Nous vous envoyons volontiers des échantillons.',
          'Meet voor aankoop ook het trappenhuis en de deuren op: de maten staan bij elk artikel. Wij sturen u graag stofstalen.',
        ),
        [
          category(
            1011,
            'zweisitzer',
            'lindhaus/sofa-2-sitzer-beige-main.webp',
            t('Zweisitzer', 'Canapés 2 places', 'Tweezitsbanken'),
            t(
              'Kompakte Sofas für kleine Zimmer und große Abende.',
              'Des canapés compacts pour petites pièces et longues soirées.',
              'Compacte banken voor kleine kamers en lange avonden.',
            ),
            t(
              'Ein Zweisitzer misst selten mehr als 170 Zentimeter und passt auch zwischen Fenster und Regal.',
              'Un deux-places dépasse rarement 170 centimètres et se glisse entre une fenêtre et une étagère.',
              'Een tweezitsbank is zelden breder dan 170 centimeter en past ook tussen raam en kast.',
            ),
          ),
          category(
            1012,
            'dreisitzer',
            'lindhaus/sofa-3-sitzer-gruen-main.webp',
            t('Dreisitzer', 'Canapés 3 places', 'Driezitsbanken'),
            t(
              'Platz für die ganze Familie und ein ausgestrecktes Bein.',
              'De la place pour toute la famille, jambes allongées comprises.',
              'Plaats voor het hele gezin, met de benen omhoog.',
            ),
            t(
              'Ein Dreisitzer ist der Mittelpunkt des Zimmers. Achten Sie auf die Sitztiefe: Wer gern aufrecht sitzt, wählt höchstens 56 Zentimeter.',
              'Le trois-places est le centre de la pièce. Vérifiez la profondeur d’assise : pour s’asseoir bien droit, 56 centimètres suffisent.',
              'Een driezitsbank is het middelpunt van de kamer. Let op de zitdiepte: wie graag rechtop zit, kiest hooguit 56 centimeter.',
            ),
          ),
        ],
      ),
      category(
        102,
        'sessel-und-poufs',
        'lindhaus/sessel-weiss-main.webp',
        t('Sessel & Poufs', 'Fauteuils et poufs', 'Fauteuils & poefs'),
        t(
          'Lieblingsplätze zum Lesen, Ausruhen und Füßehochlegen.',
          'Des places favorites pour lire, souffler et poser les pieds.',
          'Favoriete plekken om te lezen, uit te rusten en de voeten omhoog te leggen.',
        ),
        t(
          'Ein Sessel braucht ringsum etwa 60 Zentimeter Luft. Ein Pouf ist Hocker, Fußablage und Gästeplatz zugleich.',
          'Un fauteuil demande environ 60 centimètres de dégagement. Un pouf sert à la fois de tabouret, de repose-pieds et de siège d’appoint.',
          'Een fauteuil vraagt rondom zo’n 60 centimeter ruimte. Een poef is kruk, voetenbank en extra zitplaats tegelijk.',
        ),
      ),
      category(
        103,
        'couchtische',
        'lindhaus/couchtisch-rund-natur-main.webp',
        t('Couch- & Beistelltische', 'Tables basses et d’appoint', 'Salon- & bijzettafels'),
        t(
          'Runde Tische aus Holz und leichte Begleiter aus Metall.',
          'Tables rondes en bois et compagnes légères en métal.',
          'Ronde houten tafels en lichte metalen bijzettafels.',
        ),
        t(
          'Der Couchtisch steht gut, wenn er etwa so hoch ist wie die Sitzfläche des Sofas und rund 40 Zentimeter Abstand hat.',
          'Une table basse est bien placée à hauteur d’assise du canapé et à une quarantaine de centimètres.',
          'Een salontafel staat goed als hij ongeveer zo hoog is als de zitting en zo’n 40 centimeter van de bank af staat.',
        ),
      ),
      category(
        104,
        'regale-und-sideboards',
        'lindhaus/sideboard-natur-main.webp',
        t('Regale & Sideboards', 'Étagères et buffets', 'Kasten & dressoirs'),
        t(
          'Ordnung, die man gern ansieht.',
          'Du rangement que l’on aime regarder.',
          'Opbergen met oog voor mooi.',
        ),
        t(
          'Offene Böden für Bücher, geschlossene Türen für alles andere. Bitte befestigen Sie hohe Möbel an der Wand; das Material liegt bei.',
          'Des tablettes ouvertes pour les livres, des portes pour le reste. Fixez les meubles hauts au mur ; la visserie est fournie.',
          'Open planken voor boeken, deuren voor al het andere. Zet hoge kasten vast aan de muur; het materiaal zit erbij.',
        ),
      ),
      category(
        105,
        'tv-moebel',
        'lindhaus/tv-board-natur-main.webp',
        t('TV-Möbel', 'Meubles TV', 'Tv-meubels'),
        t(
          'Niedrige Bänke mit Platz für Technik und Kabel.',
          'Des bancs bas qui cachent appareils et câbles.',
          'Lage meubels met ruimte voor apparatuur en kabels.',
        ),
        t(
          'Das TV-Board sollte breiter sein als der Bildschirm. Kabeldurchlässe finden Sie bei jedem Modell auf der Rückseite.',
          'Le meuble TV doit être plus large que l’écran. Chaque modèle a des passe-câbles à l’arrière.',
          'Een tv-meubel is bij voorkeur breder dan het scherm. Elk model heeft kabeldoorvoeren aan de achterzijde.',
        ),
      ),
    ],
  ),
  category(
    2,
    'essen',
    'lindhaus/hero-esszimmer.webp',
    t('Essen', 'Salle à manger', 'Eetkamer'),
    t(
      'Tische, Stühle und Geschirr für lange Mahlzeiten.',
      'Tables, chaises et vaisselle pour des repas qui durent.',
      'Tafels, stoelen en servies voor lange maaltijden.',
    ),
    t(
      'Rechnen Sie am Tisch mit 60 Zentimetern Breite für jede Person. Stühle und Bänke in diesem Sortiment haben eine Sitzhöhe, die zu Tischen von 74 bis 76 Zentimetern passt.',
      'À table, comptez 60 centimètres de large par personne. Nos chaises et bancs ont une hauteur d’assise adaptée aux tables de 74 à 76 centimètres.',
      'Reken aan tafel op 60 centimeter breedte per persoon. Onze stoelen en banken hebben een zithoogte die past bij tafels van 74 tot 76 centimeter.',
    ),
    [
      category(
        201,
        'esstische',
        'lindhaus/esstisch-natur-main.webp',
        t('Esstische', 'Tables à manger', 'Eettafels'),
        t(
          'Massive Tische für vier bis zehn Personen.',
          'Des tables en bois massif pour quatre à dix convives.',
          'Massieve tafels voor vier tot tien personen.',
        ),
        t(
          'Massivholz arbeitet und bekommt mit den Jahren Charakter. Ein wenig Öl im Frühjahr genügt als Pflege.',
          'Le bois massif vit et prend du caractère avec les années. Un peu d’huile au printemps suffit à l’entretenir.',
          'Massief hout leeft en krijgt met de jaren karakter. Een beetje olie in het voorjaar is genoeg onderhoud.',
        ),
      ),
      category(
        202,
        'stuehle-und-baenke',
        'lindhaus/stuhl-bogen-natur-main.webp',
        t('Stühle & Bänke', 'Chaises et bancs', 'Stoelen & banken'),
        t(
          'Sitzplätze für Küche, Esszimmer und Bar.',
          'Des assises pour la cuisine, la salle à manger et le bar.',
          'Zitplaatsen voor keuken, eetkamer en bar.',
        ),
        t(
          'Mischen Sie ruhig: eine Bank an der Wand, Stühle gegenüber. So passen mehr Gäste an denselben Tisch.',
          'N’hésitez pas à mélanger : un banc contre le mur, des chaises en face, et la table accueille plus d’invités.',
          'Combineer gerust: een bank tegen de muur en stoelen ertegenover. Zo passen er meer gasten aan dezelfde tafel.',
        ),
      ),
      category(
        203,
        'geschirr',
        'lindhaus/geschirr-set-weiss-main.webp',
        t('Geschirr', 'Vaisselle', 'Servies'),
        t(
          'Steinzeug mit lebendiger Glasur für jeden Tag.',
          'Du grès à l’émail vivant, pour tous les jours.',
          'Steengoed met een levendig glazuur voor elke dag.',
        ),
        t(
          'Jedes Stück fällt in Farbe und Glasur ein wenig anders aus. Alle Teile lassen sich einzeln nachkaufen.',
          'Chaque pièce diffère légèrement en couleur et en émail. Toutes se rachètent à l’unité.',
          'Elk stuk verschilt licht in kleur en glazuur. Alle delen zijn los na te kopen.',
        ),
      ),
    ],
  ),
  category(
    3,
    'schlafen',
    'lindhaus/hero-schlafzimmer.webp',
    t('Schlafen', 'Chambre', 'Slapen'),
    t(
      'Betten, Nachttische und Wäsche für ruhige Nächte.',
      'Lits, chevets et linge pour des nuits paisibles.',
      'Bedden, nachtkastjes en beddengoed voor rustige nachten.',
    ),
    t(
      'Im Schlafzimmer zählen Ruhe und Stoffe, die sich gut anfühlen. Alle Betten gibt es in mehreren Breiten, die Bettwäsche in den Maßen Ihres Landes.',
      'Dans la chambre comptent le calme et les matières agréables. Nos lits existent en plusieurs largeurs et notre linge aux dimensions de votre pays.',
      'In de slaapkamer tellen rust en stoffen die prettig aanvoelen. Al onze bedden zijn er in meerdere breedtes, het beddengoed in de maten van uw land.',
    ),
    [
      category(
        301,
        'betten',
        'lindhaus/bett-grau-main.webp',
        t('Betten', 'Lits', 'Bedden'),
        t(
          'Polsterbetten mit hohem Kopfteil zum Anlehnen.',
          'Des lits rembourrés avec une haute tête de lit.',
          'Gestoffeerde bedden met een hoog hoofdbord.',
        ),
        t(
          'Matratze und Lattenrost gehören nicht zum Lieferumfang, sofern nichts anderes angegeben ist.',
          'Matelas et sommier ne sont pas compris, sauf indication contraire.',
          'Matras en lattenbodem zijn niet inbegrepen, tenzij anders vermeld.',
        ),
      ),
      category(
        302,
        'nachttische',
        'lindhaus/nachttisch-natur-main.webp',
        t('Nachttische', 'Tables de chevet', 'Nachtkastjes'),
        t(
          'Kleine Möbel für Buch, Brille und Glas Wasser.',
          'De petits meubles pour le livre, les lunettes et le verre d’eau.',
          'Kleine meubels voor boek, bril en een glas water.',
        ),
        t(
          'Bequem ist ein Nachttisch, dessen Platte auf Höhe der Matratze liegt.',
          'Un chevet est pratique lorsque son plateau arrive à hauteur du matelas.',
          'Een nachtkastje is het prettigst als het blad even hoog is als het matras.',
        ),
      ),
      category(
        303,
        'bettwaesche',
        'lindhaus/bettwaesche-weiss-main.webp',
        t('Bettwäsche', 'Linge de lit', 'Beddengoed'),
        t(
          'Leinen und Baumwolle, weich gewaschen.',
          'Lin et coton, lavés pour plus de douceur.',
          'Linnen en katoen, zacht gewassen.',
        ),
        t(
          'Leinen kühlt im Sommer und wärmt im Winter. Mit jeder Wäsche wird es weicher.',
          'Le lin rafraîchit en été et tient chaud en hiver. Il s’adoucit à chaque lavage.',
          'Linnen koelt in de zomer en verwarmt in de winter. Met elke wasbeurt wordt het zachter.',
        ),
      ),
    ],
  ),
  category(
    4,
    'leuchten',
    'lindhaus/pendelleuchte-dom-schwarz-main.webp',
    t('Leuchten', 'Luminaires', 'Verlichting'),
    t(
      'Licht zum Essen, Lesen und Ankommen.',
      'De la lumière pour dîner, lire et rentrer chez soi.',
      'Licht om te eten, te lezen en thuis te komen.',
    ),
    t(
      'Mehrere kleine Lichtquellen machen ein Zimmer wohnlicher als eine große. Hängen Sie eine Leuchte über dem Tisch etwa 60 Zentimeter über der Platte auf.',
      'Plusieurs petites sources de lumière rendent une pièce plus accueillante qu’une seule grande. Au-dessus d’une table, laissez environ 60 centimètres.',
      'Meerdere kleine lichtbronnen maken een kamer gezelliger dan één grote. Hang een lamp ongeveer 60 centimeter boven het tafelblad.',
    ),
    [
      category(
        401,
        'pendelleuchten',
        'lindhaus/pendelleuchte-rattan-natur-main.webp',
        t('Pendelleuchten', 'Suspensions', 'Hanglampen'),
        t(
          'Schirme aus Metall und Geflecht für Tisch und Flur.',
          'Abat-jour en métal ou tressés, pour la table et l’entrée.',
          'Kappen van metaal en vlechtwerk voor tafel en hal.',
        ),
        t(
          'Alle Pendelleuchten haben ein kürzbares Textilkabel und eine übliche E27-Fassung.',
          'Toutes nos suspensions ont un câble textile ajustable et une douille E27 standard.',
          'Al onze hanglampen hebben een inkortbaar textielsnoer en een gangbare E27-fitting.',
        ),
      ),
      category(
        402,
        'steh-und-tischleuchten',
        'lindhaus/tischleuchte-weiss-main.webp',
        t('Steh- & Tischleuchten', 'Lampadaires et lampes', 'Vloer- & tafellampen'),
        t(
          'Licht dort, wo Sie es gerade brauchen.',
          'De la lumière là où vous en avez besoin.',
          'Licht precies waar u het nodig hebt.',
        ),
        t(
          'Eine Stehleuchte neben dem Sessel, eine Tischleuchte auf dem Sideboard: So entsteht Tiefe im Raum.',
          'Un lampadaire près du fauteuil, une lampe sur le buffet : la pièce gagne en profondeur.',
          'Een vloerlamp naast de fauteuil, een tafellamp op het dressoir: zo krijgt de ruimte diepte.',
        ),
      ),
    ],
  ),
  ...homeDecoCategories,
  // The one list that is long enough for pages, since a family has one card. Not in the navigation.
  category(
    990,
    ALL_GOODS,
    'lindhaus/hero-wohnzimmer.webp',
    t('Alle Produkte', 'Tous les produits', 'Alle producten'),
    t(
      'Das ganze Sortiment auf einen Blick.',
      'Toute la collection en un coup d’œil.',
      'Het hele assortiment in één oogopslag.',
    ),
    t(
      'Filter führen schnell ans Ziel: nach Farbe, Preis, Material oder Marke.',
      'Les filtres mènent vite au but : couleur, prix, matière ou marque.',
      'Filters brengen u snel bij het juiste: op kleur, prijs, materiaal of merk.',
    ),
  ),
]
