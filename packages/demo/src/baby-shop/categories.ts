import { ALL_GOODS, type Category, category } from '../catalogue/category.ts'
import { t } from '../words/localised.ts'
import { babyPlayCategories } from './play-categories.ts'

/** The baby shop's tree; its roots are the main navigation. */
export const babyCategories: readonly Category[] = [
  category(
    1,
    'unterwegs',
    'puenktchen/hero-flur.webp',
    t('Unterwegs', 'En balade', 'Onderweg'),
    t(
      'Alles für eure ersten Ausflüge, vom Kinderwagen bis zur Wickeltasche.',
      'Tout pour vos premières sorties, de la poussette au sac à langer.',
      'Alles voor jullie eerste uitjes, van kinderwagen tot luiertas.',
    ),
    t(
      'Der erste Spaziergang ist aufregend genug. Hier findest du Kinderwagen, Babyschalen und Taschen, mit Gewicht, Maßen und allem, was du vor dem Kauf wissen möchtest.',
      'La première promenade est déjà une aventure. Vous trouverez ici poussettes, coques auto et sacs, avec leur poids, leurs dimensions et tout ce que vous voulez savoir avant d’acheter.',
      'De eerste wandeling is al spannend genoeg. Hier vind je kinderwagens, autostoeltjes en tassen, met gewicht, maten en alles wat je vooraf wilt weten.',
    ),
    [
      category(
        101,
        'kinderwagen',
        'puenktchen/kinderwagen-grau-main.webp',
        t('Kinderwagen', 'Poussettes', 'Kinderwagens'),
        t(
          'Wendige Wagen mit Babywanne für die Stadt und den Waldweg.',
          'Des poussettes maniables avec nacelle, en ville comme en forêt.',
          'Wendbare wagens met reiswieg voor stad en bospad.',
        ),
        t(
          'Miss vor dem Kauf deinen Kofferraum und den Aufzug aus. Das Faltmaß steht bei jedem Wagen.',
          'Avant d’acheter, mesurez votre coffre et l’ascenseur. Les dimensions pliées figurent sur chaque fiche.',
          'Meet voor je koopt je kofferbak en de lift op. De ingeklapte maat staat bij elke wagen.',
        ),
      ),
      category(
        102,
        'babyschalen',
        'puenktchen/babyschale-grau-main.webp',
        t('Babyschalen', 'Coques auto', 'Babyautostoeltjes'),
        t(
          'Sicher nach Hause vom ersten Tag an.',
          'Rentrer en toute sécurité dès le premier jour.',
          'Veilig naar huis vanaf de eerste dag.',
        ),
        t(
          'Alle Babyschalen sind nach der Norm R129 zugelassen und werden rückwärts eingebaut.',
          'Toutes nos coques sont homologuées R129 et s’installent dos à la route.',
          'Al onze autostoeltjes zijn goedgekeurd volgens R129 en worden achterwaarts geplaatst.',
        ),
      ),
      category(
        103,
        'wickeltaschen',
        'puenktchen/wickeltasche-grau-main.webp',
        t('Wickeltaschen', 'Sacs à langer', 'Luiertassen'),
        t(
          'Rucksäcke mit Platz für Windeln, Fläschchen und deine Sachen.',
          'Des sacs à dos pour les couches, les biberons et vos affaires.',
          'Rugzakken met plek voor luiers, flesjes en je eigen spullen.',
        ),
        t(
          'Eine helle Innentasche hilft beim Suchen, zwei freie Hände helfen immer.',
          'Une doublure claire aide à s’y retrouver, deux mains libres aident toujours.',
          'Een lichte voering helpt bij het zoeken, twee vrije handen helpen altijd.',
        ),
      ),
    ],
  ),
  category(
    2,
    'kinderzimmer',
    'puenktchen/hero-kinderzimmer.webp',
    t('Kinderzimmer', 'Chambre de bébé', 'Kinderkamer'),
    t(
      'Möbel und Licht für das erste eigene Zimmer.',
      'Meubles et lumière pour sa première chambre.',
      'Meubels en licht voor de eerste eigen kamer.',
    ),
    t(
      'Ein Kinderzimmer muss nicht auf einmal fertig sein. Fang mit Bett und Wickelplatz an, der Rest darf mit deinem Kind wachsen.',
      'Une chambre ne se fait pas en un jour. Commencez par le lit et le coin change, le reste grandira avec votre enfant.',
      'Een kinderkamer hoeft niet in één keer af. Begin met bed en commode, de rest mag meegroeien.',
    ),
    [
      category(
        201,
        'babybetten',
        'puenktchen/babybett-natur-main.webp',
        t('Babybetten', 'Lits bébé', 'Babybedjes'),
        t(
          'Gitterbetten aus Buche, höhenverstellbar und zum Umbauen.',
          'Des lits à barreaux en hêtre, réglables et évolutifs.',
          'Ledikanten van beuken, in hoogte verstelbaar en om te bouwen.',
        ),
        t(
          'Ins Bett gehören eine feste Matratze und ein Schlafsack. Kissen, Decken und Nestchen lässt du im ersten Jahr besser weg.',
          'Dans le lit : un matelas ferme et une gigoteuse. Pas d’oreiller, de couette ni de tour de lit la première année.',
          'In bed horen een stevig matras en een slaapzak. Laat kussens, dekens en bedomranders het eerste jaar liever weg.',
        ),
      ),
      category(
        202,
        'wickelkommoden',
        'puenktchen/wickelkommode-weiss-main.webp',
        t('Wickelkommoden', 'Commodes à langer', 'Commodes'),
        t(
          'Wickelplatz heute, Kommode morgen.',
          'Table à langer aujourd’hui, commode demain.',
          'Vandaag verschonen, morgen gewoon een ladekast.',
        ),
        t(
          'Lass dein Baby auf dem Wickeltisch nie allein, auch nicht für einen Griff in die Schublade.',
          'Ne laissez jamais votre bébé seul sur la table à langer, même le temps d’ouvrir un tiroir.',
          'Laat je baby nooit alleen op de commode, ook niet voor één greep in de la.',
        ),
      ),
      category(
        203,
        'kleiderschraenke',
        'puenktchen/kleiderschrank-weiss-main.webp',
        t('Kleiderschränke', 'Armoires', 'Kledingkasten'),
        t(
          'Kleine Schränke für kleine Kleider.',
          'De petites armoires pour de petits vêtements.',
          'Kleine kasten voor kleine kleertjes.',
        ),
        t(
          'Bitte befestige jeden Schrank an der Wand, sobald dein Kind sich hochzieht.',
          'Fixez l’armoire au mur dès que votre enfant se met debout.',
          'Zet elke kast vast aan de muur zodra je kind zich optrekt.',
        ),
      ),
      category(
        204,
        'nachtlichter',
        'puenktchen/nachtlicht-weiss-main.webp',
        t('Nachtlichter', 'Veilleuses', 'Nachtlampjes'),
        t(
          'Sanftes Licht zum Stillen, Wickeln und Einschlafen.',
          'Une lumière douce pour allaiter, changer et s’endormir.',
          'Zacht licht om te voeden, te verschonen en in slaap te vallen.',
        ),
        t(
          'Warmes, gedimmtes Licht stört den Schlaf am wenigsten.',
          'Une lumière chaude et tamisée perturbe le moins le sommeil.',
          'Warm, gedimd licht verstoort de slaap het minst.',
        ),
      ),
      category(
        205,
        'zimmerdeko',
        'puenktchen/messlatte-natur-main.webp',
        t('Zimmerdeko', 'Décoration', 'Kamerdecoratie'),
        t(
          'Messlatten und Hingucker für die Wand.',
          'Toises et jolies choses pour le mur.',
          'Groeimeters en blikvangers voor de muur.',
        ),
        t(
          'Eine Messlatte wird mit jedem Strich mehr zum Familienalbum.',
          'À chaque trait, une toise devient un album de famille.',
          'Met elk streepje wordt een groeimeter meer een familiealbum.',
        ),
      ),
    ],
  ),
  category(
    3,
    'schlafen',
    'puenktchen/ratgeber-schlaf.webp',
    t('Schlafen', 'Dormir', 'Slapen'),
    t(
      'Schlafsäcke, Nestchen und Mulltücher für ruhige Nächte.',
      'Gigoteuses, cocons et langes pour des nuits calmes.',
      'Slaapzakken, babynestjes en hydrofieldoeken voor rustige nachten.',
    ),
    t(
      'Babys schlafen am sichersten auf dem Rücken, im eigenen Bett und nicht zu warm. Welche Schlafsackstärke zu deinem Zimmer passt, steht bei jedem Modell.',
      'Un bébé dort le mieux sur le dos, dans son propre lit et sans avoir trop chaud. Chaque fiche indique le TOG qui convient à votre chambre.',
      'Baby’s slapen het veiligst op de rug, in een eigen bed en niet te warm. Bij elk model staat welke TOG-waarde bij je kamer past.',
    ),
    [
      category(
        301,
        'schlafsaecke',
        'puenktchen/schlafsack-hellblau-main.webp',
        t('Schlafsäcke', 'Gigoteuses', 'Slaapzakken'),
        t(
          'Für Sommer, Winter und alles dazwischen.',
          'Pour l’été, l’hiver et entre les deux.',
          'Voor zomer, winter en alles ertussenin.',
        ),
        t(
          'Der Schlafsack passt, wenn dein Baby nicht durch den Halsausschnitt rutschen kann.',
          'La bonne taille : bébé ne doit pas pouvoir glisser par l’encolure.',
          'De slaapzak past als je baby niet door de hals kan glijden.',
        ),
      ),
      category(
        302,
        'babynester',
        'puenktchen/babynest-gruen-main.webp',
        t('Babynester', 'Cocons bébé', 'Babynestjes'),
        t(
          'Ein weicher Rand zum Kuscheln am Tag.',
          'Un bord moelleux pour les câlins de la journée.',
          'Een zachte rand om overdag in te liggen.',
        ),
        t(
          'Das Nest ist für wache Stunden unter deinen Augen gedacht.',
          'Le cocon est fait pour les moments d’éveil, sous votre surveillance.',
          'Het nestje is bedoeld voor wakkere uren, met jou in de buurt.',
        ),
      ),
      category(
        303,
        'mulltuecher',
        'puenktchen/mulltuecher-mehrfarbig-main.webp',
        t('Mulltücher', 'Langes', 'Hydrofieldoeken'),
        t(
          'Spucktuch, Sonnenschutz, Kuscheldecke: eins für alles.',
          'Bavette, pare-soleil, petite couverture : un lange pour tout.',
          'Spuugdoekje, zonnescherm, knuffeldeken: één voor alles.',
        ),
        t(
          'Zehn Mulltücher sind ein guter Anfang, zwanzig ersparen dir das tägliche Waschen.',
          'Dix langes pour commencer, vingt pour éviter la lessive quotidienne.',
          'Tien doeken is een goed begin, met twintig hoef je niet elke dag te wassen.',
        ),
      ),
    ],
  ),
  category(
    4,
    'pflege',
    'puenktchen/hero-badezeit.webp',
    t('Pflege', 'Bain et soin', 'Verzorging'),
    t(
      'Baden und Abtrocknen ohne Tränen.',
      'Le bain et le séchage, sans larmes.',
      'Badderen en afdrogen zonder tranen.',
    ),
    t(
      '37 Grad, ein warmes Handtuch in Reichweite und zehn ruhige Minuten: Mehr braucht das Abendbad nicht.',
      '37 degrés, une serviette chaude à portée de main et dix minutes au calme : le bain du soir n’en demande pas plus.',
      '37 graden, een warme handdoek binnen handbereik en tien rustige minuten: meer heeft het avondbadje niet nodig.',
    ),
    [
      category(
        401,
        'babybadewannen',
        'puenktchen/badewanne-weiss-main.webp',
        t('Babybadewannen', 'Baignoires bébé', 'Babybadjes'),
        t(
          'Wannen mit Stöpsel und rutschfestem Boden.',
          'Des baignoires avec bonde et fond antidérapant.',
          'Badjes met stop en antislipbodem.',
        ),
        t(
          'Lass dein Baby im Wasser keinen Augenblick allein.',
          'Ne laissez jamais votre bébé seul dans l’eau.',
          'Laat je baby in het water geen moment alleen.',
        ),
      ),
      category(
        402,
        'kapuzenhandtuecher',
        'puenktchen/kapuzenhandtuch-beige-main.webp',
        t('Kapuzenhandtücher', 'Capes de bain', 'Badcapes'),
        t(
          'Mit Bärenohren eingewickelt bis zur Nasenspitze.',
          'Emmitouflé jusqu’au nez, oreilles d’ours comprises.',
          'Ingepakt tot het puntje van de neus, met berenoortjes.',
        ),
        t(
          'Bis zwei Jahre reichen 80 Zentimeter, danach passt die große Größe.',
          'Jusqu’à deux ans, 80 centimètres suffisent ; ensuite, prenez la grande taille.',
          'Tot twee jaar is 80 centimeter genoeg, daarna past de grote maat.',
        ),
      ),
    ],
  ),
  category(
    5,
    'essen-und-trinken',
    'puenktchen/hochstuhl-weiss-main.webp',
    t('Essen & Trinken', 'Repas', 'Eten & drinken'),
    t(
      'Vom ersten Fläschchen bis zum eigenen Löffel.',
      'Du premier biberon à la petite cuillère.',
      'Van het eerste flesje tot de eigen lepel.',
    ),
    t(
      'Beim Essenlernen landet viel daneben. Deshalb lässt sich hier alles abwischen, auskochen oder in die Spülmaschine stellen.',
      'Apprendre à manger, c’est en mettre partout. Ici, tout s’essuie, se fait bouillir ou passe au lave-vaisselle.',
      'Leren eten betekent knoeien. Daarom kun je hier alles afnemen, uitkoken of in de vaatwasser zetten.',
    ),
    [
      category(
        501,
        'hochstuehle',
        'puenktchen/hochstuhl-natur-main.webp',
        t('Hochstühle', 'Chaises hautes', 'Kinderstoelen'),
        t(
          'Mit am Tisch sitzen, sobald dein Kind sitzen kann.',
          'À table avec les grands, dès que bébé tient assis.',
          'Mee aan tafel zodra je kind kan zitten.',
        ),
        t(
          'Füße auf der Stütze, Ellbogen auf Tischhöhe: So sitzt dein Kind richtig.',
          'Pieds en appui, coudes à hauteur de table : votre enfant est bien installé.',
          'Voeten op de steun, ellebogen op tafelhoogte: zo zit je kind goed.',
        ),
      ),
      category(
        502,
        'babyflaschen',
        'puenktchen/babyflasche-transparent-main.webp',
        t('Babyflaschen', 'Biberons', 'Babyflessen'),
        t(
          'Glasflaschen mit weichem Sauger.',
          'Des biberons en verre à tétine souple.',
          'Glazen flessen met een zachte speen.',
        ),
        t(
          'Wechsle Sauger alle sechs bis acht Wochen oder sobald du Risse siehst.',
          'Changez les tétines toutes les six à huit semaines, ou dès la moindre fissure.',
          'Vervang spenen elke zes tot acht weken of zodra je scheurtjes ziet.',
        ),
      ),
      category(
        503,
        'kindergeschirr',
        'puenktchen/kindergeschirr-gruen-main.webp',
        t('Kindergeschirr', 'Vaisselle enfant', 'Kinderservies'),
        t(
          'Teller und Becher, die stehen bleiben.',
          'Des assiettes et gobelets qui tiennent en place.',
          'Borden en bekers die blijven staan.',
        ),
        t(
          'Ein Saugfuß hält auf glatten Tischen am besten, wenn du ihn kurz anfeuchtest.',
          'La ventouse tient mieux sur une table lisse si vous l’humidifiez un peu.',
          'Een zuignap houdt het best op een gladde tafel als je hem even vochtig maakt.',
        ),
      ),
      category(
        504,
        'laetzchen',
        'puenktchen/laetzchen-gruen-main.webp',
        t('Lätzchen', 'Bavoirs', 'Slabbetjes'),
        t(
          'Weicher Musselin gegen Kürbisbrei.',
          'De la gaze douce contre la purée de potiron.',
          'Zachte mousseline tegen pompoenpap.',
        ),
        t(
          'Karottenflecken verschwinden oft, wenn das Lätzchen in der Sonne trocknet.',
          'Les taches de carotte partent souvent au soleil.',
          'Wortelvlekken verdwijnen vaak als het slabbetje in de zon droogt.',
        ),
      ),
    ],
  ),
  ...babyPlayCategories,
  // The one list that is long enough for pages, since a family has one card. Not in the navigation.
  category(
    990,
    ALL_GOODS,
    'puenktchen/hero-kinderzimmer.webp',
    t('Alle Produkte', 'Tous les produits', 'Alle producten'),
    t(
      'Das ganze Sortiment auf einen Blick.',
      'Toute la collection en un coup d’œil.',
      'Het hele assortiment in één oogopslag.',
    ),
    t(
      'Filter führen schnell ans Ziel: nach Farbe, Preis, Material oder Marke.',
      'Les filtres mènent vite au but : couleur, prix, matière ou marque.',
      'Filters brengen je snel bij het juiste: op kleur, prijs, materiaal of merk.',
    ),
  ),
]
