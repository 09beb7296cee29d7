import { type Category, category } from '../catalogue/category.ts'
import { t } from '../words/localised.ts'

/** Toys, clothes and presents. */
export const babyPlayCategories: readonly Category[] = [
  category(
    6,
    'spielen',
    'puenktchen/hero-spielecke.webp',
    t('Spielen', 'Jouer', 'Spelen'),
    t(
      'Holzspielzeug, Kuscheltiere und Platz zum Entdecken.',
      'Jouets en bois, doudous et de quoi explorer.',
      'Houten speelgoed, knuffels en volop om te ontdekken.',
    ),
    t(
      'Babys spielen mit allem, was klappert, rollt und weich ist. Bei jedem Spielzeug steht, ab welchem Alter es passt und worauf du achten solltest.',
      'Un bébé joue avec tout ce qui sonne, roule ou se câline. Chaque fiche précise l’âge conseillé et les points à surveiller.',
      'Baby’s spelen met alles wat rammelt, rolt en zacht is. Bij elk speeltje staat vanaf welke leeftijd het past en waar je op moet letten.',
    ),
    [
      category(
        601,
        'holzspielzeug',
        'puenktchen/stapelturm-mehrfarbig-main.webp',
        t('Holzspielzeug', 'Jouets en bois', 'Houten speelgoed'),
        t(
          'Züge, Klötze und Türme für kleine Baumeister.',
          'Trains, cubes et tours pour petits bâtisseurs.',
          'Treinen, blokken en torens voor kleine bouwers.',
        ),
        t(
          'Gutes Holzspielzeug ist rund geschliffen und so groß, dass nichts verschluckt werden kann.',
          'Un bon jouet en bois est bien poncé et trop grand pour être avalé.',
          'Goed houten speelgoed is rond geschuurd en te groot om in te slikken.',
        ),
        [
          category(
            6011,
            'holzzuege',
            'puenktchen/holzzug-mehrfarbig-main.webp',
            t('Holzzüge', 'Trains en bois', 'Houten treinen'),
            t(
              'Waggons mit den Buchstaben deines Kindes.',
              'Des wagons aux lettres de votre enfant.',
              'Wagons met de letters van je kind.',
            ),
            t(
              'Die Waggons kuppeln mit Magneten und passen zueinander.',
              'Les wagons s’accrochent par aimants et vont tous ensemble.',
              'De wagons koppelen met magneten en passen allemaal op elkaar.',
            ),
          ),
          category(
            6012,
            'bausteine',
            'puenktchen/bausteine-mehrfarbig-main.webp',
            t('Bausteine', 'Cubes et blocs', 'Bouwblokken'),
            t(
              'Klötze für Türme, Brücken und große Pläne.',
              'Des blocs pour des tours, des ponts et de grands projets.',
              'Blokken voor torens, bruggen en grote plannen.',
            ),
            t(
              'Mit dreißig Klötzen lässt sich bauen, mit sechzig bauen zwei.',
              'Trente blocs pour construire seul, soixante pour construire à deux.',
              'Met dertig blokken kun je bouwen, met zestig bouw je samen.',
            ),
          ),
          category(
            6013,
            'stapelspielzeug',
            'puenktchen/stapelturm-natur-main.webp',
            t('Stapelspielzeug', 'Jouets à empiler', 'Stapelspeelgoed'),
            t(
              'Ringe und Becher zum Stapeln und Umwerfen.',
              'Anneaux à empiler, puis à renverser.',
              'Ringen om te stapelen en om te gooien.',
            ),
            t(
              'Stapeln übt Augen, Hände und Geduld.',
              'Empiler exerce les yeux, les mains et la patience.',
              'Stapelen oefent ogen, handen en geduld.',
            ),
          ),
        ],
      ),
      category(
        602,
        'kuscheltiere',
        'puenktchen/teddybaer-braun-main.webp',
        t('Kuscheltiere', 'Doudous et peluches', 'Knuffels'),
        t(
          'Freunde zum Drücken, Tragen und Trösten.',
          'Des amis à serrer, à porter, à consoler.',
          'Vriendjes om vast te houden, mee te nemen en te troosten.',
        ),
        t(
          'Kauf das Lieblingstier am besten doppelt, dann kann eines in die Wäsche.',
          'Achetez le doudou préféré en double : l’un peut passer à la machine.',
          'Koop de lievelingsknuffel liefst dubbel, dan kan er één in de was.',
        ),
      ),
      category(
        603,
        'greiflinge',
        'puenktchen/rassel-beige-main.webp',
        t('Greiflinge', 'Hochets', 'Rammelaars'),
        t(
          'Rasseln für die ersten Griffe.',
          'Des hochets pour ses premières prises.',
          'Rammelaars voor de eerste grijpbewegingen.',
        ),
        t(
          'Ab drei Monaten greifen Babys gezielt und freuen sich über leise Töne.',
          'Dès trois mois, bébé attrape et aime les sons doux.',
          'Vanaf drie maanden grijpen baby’s gericht en houden ze van zachte geluiden.',
        ),
      ),
      category(
        604,
        'spielboegen',
        'puenktchen/spielbogen-natur-main.webp',
        t('Spielbögen', 'Arches d’éveil', 'Babygyms'),
        t('Schauen, strampeln, greifen.', 'Regarder, gigoter, attraper.', 'Kijken, trappelen, grijpen.'),
        t(
          'Zehn Minuten unter dem Bogen sind für ein Neugeborenes ein langer Spieltag.',
          'Dix minutes sous l’arche, c’est déjà une grande journée pour un nouveau-né.',
          'Tien minuten onder de boog is voor een pasgeborene al een lange speeldag.',
        ),
      ),
      category(
        605,
        'laufen-lernen',
        'puenktchen/lauflernwagen-natur-main.webp',
        t('Laufen & Balancieren', 'Marcher et s’équilibrer', 'Lopen & balanceren'),
        t(
          'Lauflernwagen, Balance Boards und Wippen.',
          'Chariots de marche, planches d’équilibre et transats.',
          'Loopwagens, balansborden en wipstoeltjes.',
        ),
        t(
          'Barfuß lernt dein Kind am schnellsten sicher zu stehen.',
          'Pieds nus, votre enfant trouve plus vite son équilibre.',
          'Op blote voeten leert je kind het snelst stevig staan.',
        ),
      ),
    ],
  ),
  category(
    7,
    'mode',
    'puenktchen/body-weiss-main.webp',
    t('Mode', 'Vêtements', 'Kleding'),
    t(
      'Bodys, Mützchen und Schühchen aus weicher Baumwolle.',
      'Bodies, bonnets et chaussons tout doux.',
      'Rompertjes, mutsjes en slofjes van zacht katoen.',
    ),
    t(
      'Babys wachsen im ersten Jahr rund 25 Zentimeter. Unsere Doppelgrößen passen deshalb länger.',
      'La première année, un bébé grandit d’environ 25 centimètres. Nos doubles tailles vont donc plus longtemps.',
      'In het eerste jaar groeit een baby zo’n 25 centimeter. Onze dubbele maten passen daarom langer.',
    ),
    [
      category(
        701,
        'bodys',
        'puenktchen/body-gelb-main.webp',
        t('Bodys', 'Bodies', 'Rompertjes'),
        t(
          'Weiche Bodys mit Druckknöpfen und Pünktchen.',
          'Des bodies doux à pressions et petits pois.',
          'Zachte rompertjes met drukkertjes en stippen.',
        ),
        t(
          'Sechs bis acht Bodys in der ersten Größe reichen für den Anfang.',
          'Six à huit bodies dans la première taille suffisent pour commencer.',
          'Zes tot acht rompertjes in de eerste maat is genoeg om te beginnen.',
        ),
      ),
      category(
        702,
        'muetzen-und-schuehchen',
        'puenktchen/muetze-schuhe-gelb-main.webp',
        t('Mützen & Schühchen', 'Bonnets et chaussons', 'Mutsjes & slofjes'),
        t(
          'Gestrickt für kalte Ohren und kleine Füße.',
          'Tricotés pour petites oreilles et petits pieds.',
          'Gebreid voor koude oortjes en kleine voeten.',
        ),
        t(
          'Draußen brauchen Neugeborene auch im Frühling eine Mütze.',
          'Dehors, un nouveau-né garde un bonnet même au printemps.',
          'Buiten heeft een pasgeborene ook in het voorjaar een mutsje nodig.',
        ),
      ),
    ],
  ),
  category(
    8,
    'geschenke',
    'puenktchen/ratgeber-erstausstattung.webp',
    t('Geschenke', 'Cadeaux', 'Cadeautjes'),
    t(
      'Zur Geburt, zur Taufe und zum ersten Geburtstag.',
      'Pour la naissance, le baptême et le premier anniversaire.',
      'Voor geboorte, doop en eerste verjaardag.',
    ),
    t(
      'Mit Namen wird ein Geschenk unverwechselbar. Und wenn du nicht weißt, was noch fehlt: Ein Gutschein freut alle.',
      'Avec un prénom, un cadeau devient unique. Et si vous ne savez pas ce qui manque, un bon fait toujours plaisir.',
      'Met een naam wordt een cadeau uniek. En weet je niet wat er nog mist: met een bon is iedereen blij.',
    ),
    [
      category(
        801,
        'geschenke-mit-namen',
        'puenktchen/namenspuzzle-mehrfarbig-main.webp',
        t('Geschenke mit Namen', 'Cadeaux avec prénom', 'Cadeaus met naam'),
        t(
          'Puzzle, Züge und Handtücher mit dem Namen deines Kindes.',
          'Puzzles, trains et capes au prénom de votre enfant.',
          'Puzzels, treinen en badcapes met de naam van je kind.',
        ),
        t(
          'Wir fertigen jedes Stück nach deiner Bestellung an. Prüfe bitte die Schreibweise, umtauschen können wir es nicht.',
          'Chaque pièce est faite à la commande. Vérifiez bien l’orthographe, elle ne peut pas être échangée.',
          'Elk stuk maken we na je bestelling. Controleer de spelling goed, ruilen kan niet.',
        ),
      ),
      category(
        802,
        'gutscheine',
        'puenktchen/geschenkkarte-bruno-braun-main.webp',
        t('Gutscheine', 'Bons cadeaux', 'Cadeaubonnen'),
        t('Zum Ausdrucken oder als Karte.', 'À imprimer ou en carte.', 'Om te printen of als kaart.'),
        t(
          'Gutscheine gelten drei Jahre und lassen sich auf mehrere Bestellungen verteilen.',
          'Les bons sont valables trois ans et s’utilisent en plusieurs commandes.',
          'Bonnen zijn drie jaar geldig en te verdelen over meerdere bestellingen.',
        ),
      ),
      category(
        803,
        'geschenksets',
        'puenktchen/rassel-set-beige-main.webp',
        t('Geschenksets', 'Coffrets', 'Cadeausets'),
        t(
          'Fertig zusammengestellt für die ersten Wochen.',
          'Tout prêts pour les premières semaines.',
          'Kant-en-klaar voor de eerste weken.',
        ),
        t(
          'Jedes Set kommt in einer Schachtel mit Schleife.',
          'Chaque coffret arrive dans une boîte nouée d’un ruban.',
          'Elke set komt in een doos met strik.',
        ),
      ),
    ],
  ),
]
