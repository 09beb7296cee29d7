import { type Category, category } from '../catalogue/category.ts'
import { t } from '../words/localised.ts'

/** Textiles, decoration, kitchen, garden and presents. */
export const homeDecoCategories: readonly Category[] = [
  category(
    5,
    'textilien',
    'lindhaus/ratgeber-textilien.webp',
    t('Textilien', 'Textiles', 'Textiel'),
    t(
      'Kissen, Decken, Teppiche und Handtücher.',
      'Coussins, plaids, tapis et serviettes.',
      'Kussens, plaids, vloerkleden en handdoeken.',
    ),
    t(
      'Mit Stoffen verändern Sie ein Zimmer an einem Nachmittag. Bei jedem Artikel stehen Zusammensetzung und Pflege.',
      'Les textiles changent une pièce en un après-midi. Composition et entretien figurent sur chaque fiche.',
      'Met textiel verandert u een kamer in één middag. Samenstelling en onderhoud staan bij elk artikel.',
    ),
    [
      category(
        501,
        'kissen',
        'lindhaus/kissen-gruen-main.webp',
        t('Kissen', 'Coussins', 'Kussens'),
        t(
          'Zierkissen mit feinem Kederrand.',
          'Coussins décoratifs au fin passepoil.',
          'Sierkussens met een fijne bies.',
        ),
        t(
          'Drei Kissen in zwei Größen wirken lebendiger als vier gleiche.',
          'Trois coussins en deux tailles sont plus vivants que quatre identiques.',
          'Drie kussens in twee maten ogen levendiger dan vier gelijke.',
        ),
      ),
      category(
        502,
        'plaids',
        'lindhaus/plaid-beige-main.webp',
        t('Plaids & Decken', 'Plaids et couvertures', 'Plaids & dekens'),
        t(
          'Wolle und Baumwolle für kühle Abende.',
          'Laine et coton pour les soirées fraîches.',
          'Wol en katoen voor koele avonden.',
        ),
        t(
          'Wolle reinigt sich an der Luft fast von selbst: ein Abend auf dem Balkon ersetzt oft die Wäsche.',
          'Aérée une soirée au balcon, la laine se passe souvent de lavage.',
          'Wol frist vanzelf op: een avond op het balkon bespaart vaak een wasbeurt.',
        ),
      ),
      category(
        503,
        'teppiche',
        'lindhaus/teppich-beige-main.webp',
        t('Teppiche', 'Tapis', 'Vloerkleden'),
        t(
          'Handgewebt, mit Fransen und in vielen Maßen.',
          'Tissés à la main, frangés, dans de nombreuses dimensions.',
          'Met de hand geweven, met franjes en in veel maten.',
        ),
        t(
          'Unter dem Sofa sollte der Teppich so groß sein, dass die vorderen Füße darauf stehen.',
          'Sous un canapé, choisissez un tapis assez grand pour y poser les pieds avant.',
          'Kies onder de bank een kleed dat groot genoeg is voor de voorste poten.',
        ),
      ),
      category(
        504,
        'handtuecher',
        'lindhaus/handtuecher-weiss-main.webp',
        t('Handtücher', 'Serviettes de bain', 'Handdoeken'),
        t(
          'Saugstarker Frottier in ruhigen Farben.',
          'Une éponge absorbante aux couleurs douces.',
          'Absorberende badstof in rustige kleuren.',
        ),
        t(
          'Waschen Sie neue Handtücher zweimal vor dem Gebrauch, dann saugen sie am besten.',
          'Lavez deux fois les serviettes neuves avant usage : elles absorberont mieux.',
          'Was nieuwe handdoeken twee keer voor gebruik, dan nemen ze het beste op.',
        ),
      ),
    ],
  ),
  category(
    6,
    'deko',
    'lindhaus/vase-ring-beige-main.webp',
    t('Deko', 'Décoration', 'Decoratie'),
    t(
      'Vasen, Spiegel, Kerzen und Körbe.',
      'Vases, miroirs, bougies et paniers.',
      'Vazen, spiegels, kaarsen en manden.',
    ),
    t(
      'Wenige gute Stücke genügen. Stellen Sie Dinge in Gruppen aus drei verschiedenen Höhen zusammen.',
      'Quelques belles pièces suffisent. Composez des groupes de trois hauteurs différentes.',
      'Een paar goede stukken zijn genoeg. Maak groepjes van drie verschillende hoogtes.',
    ),
    [
      category(
        601,
        'vasen',
        'lindhaus/vase-bauchig-weiss-main.webp',
        t('Vasen', 'Vases', 'Vazen'),
        t(
          'Keramik für Sträuße und einzelne Zweige.',
          'De la céramique pour bouquets et branches seules.',
          'Keramiek voor boeketten en losse takken.',
        ),
        t(
          'Bauchige Vasen halten schwere Sträuße, in der Ringvase wirkt schon ein Zweig.',
          'Les vases ronds portent les gros bouquets ; au vase anneau, une branche suffit.',
          'Bolle vazen dragen zware boeketten, in een ringvaas is één tak genoeg.',
        ),
      ),
      category(
        602,
        'kerzenhalter',
        'lindhaus/kerzenhalter-gold-main.webp',
        t('Kerzenhalter', 'Bougeoirs', 'Kandelaars'),
        t(
          'Warmes Licht für Tisch und Fensterbank.',
          'Une lumière chaude pour la table et le rebord de fenêtre.',
          'Warm licht voor tafel en vensterbank.',
        ),
        t(
          'Lassen Sie brennende Kerzen nie unbeaufsichtigt und halten Sie Abstand zu Vorhängen.',
          'Ne laissez jamais une bougie allumée sans surveillance, ni près d’un rideau.',
          'Laat brandende kaarsen nooit alleen en houd afstand tot gordijnen.',
        ),
      ),
      category(
        603,
        'wandschmuck',
        'lindhaus/spiegel-rund-natur-main.webp',
        t('Wandschmuck', 'Décoration murale', 'Wanddecoratie'),
        t(
          'Spiegel, Uhren und Rahmen für leere Wände.',
          'Miroirs, horloges et cadres pour murs nus.',
          'Spiegels, klokken en lijsten voor lege muren.',
        ),
        t(
          'Die Mitte eines Bildes hängt gut auf Augenhöhe, also bei etwa 150 Zentimetern.',
          'Le centre d’un cadre se place à hauteur des yeux, vers 150 centimètres.',
          'Het midden van een lijst hangt goed op ooghoogte, rond 150 centimeter.',
        ),
        [
          category(
            6031,
            'spiegel',
            'lindhaus/spiegel-rund-gold-main.webp',
            t('Spiegel', 'Miroirs', 'Spiegels'),
            t(
              'Runde Spiegel mit Holz- und Metallrahmen.',
              'Des miroirs ronds cerclés de bois ou de métal.',
              'Ronde spiegels met houten of metalen rand.',
            ),
            t(
              'Gegenüber einem Fenster verdoppelt ein Spiegel das Tageslicht.',
              'Face à une fenêtre, un miroir double la lumière du jour.',
              'Tegenover een raam verdubbelt een spiegel het daglicht.',
            ),
          ),
          category(
            6032,
            'uhren',
            'lindhaus/wanduhr-weiss-main.webp',
            t('Uhren', 'Horloges', 'Klokken'),
            t(
              'Leise Wanduhren mit klarem Zifferblatt.',
              'Des horloges silencieuses au cadran lisible.',
              'Stille wandklokken met een heldere wijzerplaat.',
            ),
            t(
              'Alle Uhrwerke laufen schleichend, also ohne Ticken.',
              'Tous les mouvements sont continus, donc sans tic-tac.',
              'Alle uurwerken lopen vloeiend, dus zonder tikken.',
            ),
          ),
          category(
            6033,
            'bilderrahmen',
            'lindhaus/bilderrahmen-natur-main.webp',
            t('Bilderrahmen', 'Cadres', 'Fotolijsten'),
            t(
              'Rahmen mit Passepartout, einzeln und im Set.',
              'Des cadres avec passe-partout, seuls ou en lot.',
              'Lijsten met passe-partout, los en als set.',
            ),
            t(
              'Ein breites Passepartout gibt auch kleinen Bildern Gewicht.',
              'Un large passe-partout donne du poids aux petites images.',
              'Een breed passe-partout geeft ook kleine beelden gewicht.',
            ),
          ),
        ],
      ),
      category(
        604,
        'koerbe',
        'lindhaus/korb-natur-main.webp',
        t('Körbe', 'Paniers', 'Manden'),
        t(
          'Geflochtener Stauraum für Decken, Holz und Spielzeug.',
          'Du rangement tressé pour plaids, bûches et jouets.',
          'Gevlochten opbergers voor plaids, hout en speelgoed.',
        ),
        t(
          'Ein Korb neben dem Sofa räumt das Wohnzimmer in einer Minute auf.',
          'Un panier près du canapé range le salon en une minute.',
          'Een mand naast de bank ruimt de woonkamer in een minuut op.',
        ),
      ),
    ],
  ),
  category(
    7,
    'kueche',
    'lindhaus/kochtopf-gruen-main.webp',
    t('Küche', 'Cuisine', 'Keuken'),
    t(
      'Bräter, Becher und was am Herd sonst hilft.',
      'Cocottes, tasses et autres alliés des fourneaux.',
      'Braadpannen, bekers en andere hulp bij het fornuis.',
    ),
    t(
      'Gutes Kochgeschirr hält Jahrzehnte. Wir nennen bei jedem Topf Inhalt, Gewicht und geeignete Herdarten.',
      'Une bonne cocotte dure des décennies. Contenance, poids et feux compatibles sont indiqués pour chacune.',
      'Goed kookgerei gaat tientallen jaren mee. Bij elke pan vermelden wij inhoud, gewicht en geschikte warmtebronnen.',
    ),
    [
      category(
        701,
        'braeter-und-toepfe',
        'lindhaus/kochtopf-blau-main.webp',
        t('Bräter & Töpfe', 'Cocottes et faitouts', 'Braad- & kookpannen'),
        t(
          'Emailliertes Gusseisen für Schmorgerichte und Brot.',
          'De la fonte émaillée pour mijoter et cuire le pain.',
          'Geëmailleerd gietijzer voor stoofgerechten en brood.',
        ),
        t(
          'Erhitzen Sie Gusseisen langsam, dann gart es gleichmäßig und die Emaille bleibt schön.',
          'Chauffez la fonte doucement : la cuisson est régulière et l’émail reste beau.',
          'Verwarm gietijzer langzaam, dan gaart het gelijkmatig en blijft het email mooi.',
        ),
      ),
      category(
        702,
        'tassen-und-becher',
        'lindhaus/tasse-gruen-main.webp',
        t('Tassen & Becher', 'Tasses et mugs', 'Kopjes & bekers'),
        t(
          'Steinzeug für Kaffee, Tee und Kakao.',
          'Du grès pour café, thé et chocolat.',
          'Steengoed voor koffie, thee en chocolademelk.',
        ),
        t(
          'Dickwandige Becher halten Getränke länger warm.',
          'Un mug à paroi épaisse garde la boisson chaude plus longtemps.',
          'Dikwandige bekers houden drank langer warm.',
        ),
      ),
    ],
  ),
  category(
    8,
    'garten',
    'lindhaus/hero-terrasse.webp',
    t('Garten', 'Jardin', 'Tuin'),
    t(
      'Möbel und Gefäße für Terrasse und Balkon.',
      'Meubles et pots pour la terrasse et le balcon.',
      'Meubels en potten voor terras en balkon.',
    ),
    t(
      'Draußen zählen Material und Trockenzeit. Alle Kissen haben abnehmbare Bezüge, alle Gestelle vertragen Regen.',
      'Dehors, la matière et le séchage comptent. Nos coussins sont déhoussables, nos structures supportent la pluie.',
      'Buiten tellen materiaal en droogtijd. Al onze kussens hebben afneembare hoezen en alle frames verdragen regen.',
    ),
    [
      category(
        801,
        'gartenmoebel',
        'lindhaus/gartensessel-beige-main.webp',
        t('Gartenmöbel', 'Mobilier de jardin', 'Tuinmeubels'),
        t(
          'Loungesessel aus Akazie und Seilgeflecht.',
          'Des fauteuils bas en acacia et cordage.',
          'Loungestoelen van acacia en touw.',
        ),
        t(
          'Akazie vergraut an der Sonne silbrig. Wer den braunen Ton behalten möchte, ölt sie zweimal im Jahr.',
          'Au soleil, l’acacia prend une teinte gris argenté. Pour garder sa couleur brune, huilez-le deux fois par an.',
          'Acacia vergrijst in de zon. Wie de bruine tint wil behouden, oliet het hout twee keer per jaar.',
        ),
      ),
      category(
        802,
        'pflanzgefaesse',
        'lindhaus/pflanztopf-weiss-main.webp',
        t('Pflanzgefäße', 'Pots de fleurs', 'Bloempotten'),
        t(
          'Töpfe auf Füßen für große und kleine Pflanzen.',
          'Des pots pour grandes et petites plantes.',
          'Potten voor grote en kleine planten.',
        ),
        t(
          'Ein Topf mit zwei Zentimetern Luft rund um den Wurzelballen ist groß genug.',
          'Deux centimètres de jeu autour de la motte suffisent.',
          'Een pot met twee centimeter ruimte rond de kluit is groot genoeg.',
        ),
      ),
    ],
  ),
  category(
    9,
    'geschenke',
    'lindhaus/kerzenhalter-schwarz-main.webp',
    t('Geschenke', 'Cadeaux', 'Cadeaus'),
    t(
      'Kleine und große Aufmerksamkeiten, dazu Gutscheine.',
      'De petites et grandes attentions, et des bons cadeaux.',
      'Kleine en grote attenties, en cadeaubonnen.',
    ),
    t(
      'Wer unsicher ist, schenkt einen Gutschein: als Karte mit der Post oder sofort zum Ausdrucken.',
      'En cas de doute, offrez un bon : en carte par la poste ou à imprimer tout de suite.',
      'Twijfelt u? Geef een bon: als kaart per post of meteen om te printen.',
    ),
    [
      category(
        901,
        'gutscheine',
        'lindhaus/geschenkkarte-natur-main.webp',
        t('Gutscheine', 'Bons cadeaux', 'Cadeaubonnen'),
        t(
          'Per E-Mail oder als Karte, mit freiem Betrag.',
          'Par e-mail ou en carte, au montant de votre choix.',
          'Per e-mail of als kaart, voor een bedrag naar keuze.',
        ),
        t(
          'Gutscheine lassen sich in Teilen einlösen; der Rest bleibt erhalten.',
          'Les bons s’utilisent en plusieurs fois ; le solde est conservé.',
          'Bonnen zijn in delen te besteden; het saldo blijft staan.',
        ),
      ),
      category(
        902,
        'geschenkideen',
        'lindhaus/tasse-rosa-main.webp',
        t('Geschenkideen', 'Idées cadeaux', 'Cadeau-ideeën'),
        t(
          'Schönes bis 50 Euro, das in jede Wohnung passt.',
          'De jolies choses à petit prix, pour tous les intérieurs.',
          'Mooie dingen voor een klein bedrag, voor elk huis.',
        ),
        t(
          'Auf Wunsch packen wir Ihre Auswahl ein und legen eine Karte bei.',
          'Sur demande, nous emballons votre choix et y joignons une carte.',
          'Op verzoek pakken wij uw keuze in en doen wij er een kaartje bij.',
        ),
      ),
    ],
  ),
]
