import { t } from '../words/localised.ts'
import type { StoryText } from './story-text.ts'

/** A picture that editors place, with what is to be seen on it. */
export type Scene = { file: string; alt: StoryText }

export const LIVING_ROOM = lindhaus(
  'hero-wohnzimmer',
  'Helles Wohnzimmer mit grünem Sofa, rundem Couchtisch und Sessel',
  'Salon lumineux avec canapé vert, table basse ronde et fauteuil',
  'Lichte woonkamer met groene bank, ronde salontafel en fauteuil',
)
export const DINING_ROOM = lindhaus(
  'hero-esszimmer',
  'Essplatz mit Eichentisch, Stühlen und zwei schwarzen Pendelleuchten',
  'Coin repas avec table en chêne, chaises et deux suspensions noires',
  'Eethoek met eiken tafel, stoelen en twee zwarte hanglampen',
)
export const BEDROOM = lindhaus(
  'hero-schlafzimmer',
  'Ruhiges Schlafzimmer mit Polsterbett, Bank und Rattanleuchte',
  'Chambre paisible avec lit rembourré, banc et suspension en rotin',
  'Rustige slaapkamer met gestoffeerd bed, bank en rotanlamp',
)
export const TERRACE = lindhaus(
  'hero-terrasse',
  'Terrasse am Abend mit zwei Loungesesseln und Lichterkette',
  'Terrasse le soir avec deux fauteuils et une guirlande lumineuse',
  'Terras in de avond met twee loungestoelen en een lichtsnoer',
)
export const LAID_TABLE = lindhaus(
  'ratgeber-gedeckter-tisch',
  'Gedeckter Holztisch mit grünem Steinzeug, Bräter und Kerzen',
  'Table en bois dressée avec grès vert, cocotte et bougies',
  'Gedekte houten tafel met groen aardewerk, braadpan en kaarsen',
)
export const FABRICS = lindhaus(
  'ratgeber-textilien',
  'Gestapelte Handtücher, Bettwäsche und Plaid auf einer Eichenbank',
  'Linge de toilette, linge de lit et plaid empilés sur un banc en chêne',
  'Gestapelde handdoeken, beddengoed en plaid op een eiken bank',
)
export const OAK = lindhaus(
  'esstisch-natur-detail',
  'Tischplatte aus geölter Eiche, Nahaufnahme',
  'Plateau en chêne huilé, vue rapprochée',
  'Blad van geolied eiken, van dichtbij',
)
export const LINEN = lindhaus(
  'bettwaesche-weiss-detail',
  'Gefaltete Leinenbettwäsche mit Band',
  'Linge de lit en lin plié et noué',
  'Gevouwen linnen beddengoed met lint',
)
export const WOOL = lindhaus(
  'plaid-beige-detail',
  'Wollplaid mit Fransen, Nahaufnahme',
  'Plaid en laine à franges, vue rapprochée',
  'Wollen plaid met franjes, van dichtbij',
)
export const CERAMIC = lindhaus(
  'vase-ring-beige-detail',
  'Ringvase aus gesprenkeltem Ton',
  'Vase anneau en terre mouchetée',
  'Ringvaas van gespikkelde klei',
)
export const CANE = lindhaus(
  'sideboard-natur-detail',
  'Türen aus Wiener Geflecht an einem Sideboard aus Eiche',
  'Portes en cannage sur un buffet en chêne',
  'Deuren van Weens vlechtwerk in een eiken dressoir',
)
export const BOUCLE = lindhaus(
  'sessel-weiss-detail',
  'Runder Sessel mit weißem Bouclé-Bezug',
  'Fauteuil rond en bouclé blanc',
  'Ronde fauteuil met witte bouclé',
)
export const DOME_LAMP = lindhaus(
  'pendelleuchte-dom-schwarz-detail',
  'Schwarze Pendelleuchte mit Messingdetail',
  'Suspension noire à détail en laiton',
  'Zwarte hanglamp met messing detail',
)
export const GREY_SOFA = lindhaus(
  'sofa-3-sitzer-grau-detail',
  'Graues Sofa mit Kissen, Nahaufnahme der Armlehne',
  'Canapé gris avec coussin, détail de l’accoudoir',
  'Grijze bank met kussen, detail van de armleuning',
)
export const POT = lindhaus(
  'kochtopf-gruen-detail',
  'Grüner Bräter aus Gusseisen mit Messingknauf',
  'Cocotte verte en fonte à bouton de laiton',
  'Groene gietijzeren braadpan met messing knop',
)
export const PLANT = lindhaus(
  'pflanztopf-weiss-detail',
  'Gummibaum in weißem Topf auf Holzfüßen',
  'Caoutchouc dans un pot blanc sur pieds en bois',
  'Rubberplant in witte pot op houten poten',
)
export const RUG = lindhaus(
  'teppich-beige-detail',
  'Gewebter Wollteppich mit Rautenmuster',
  'Tapis de laine tissé à losanges',
  'Geweven wollen tapijt met ruitpatroon',
)
export const SHELF = lindhaus(
  'regal-natur-detail',
  'Offenes Regal aus Eiche mit Büchern und Vase',
  'Étagère ouverte en chêne avec livres et vase',
  'Open eiken kast met boeken en een vaas',
)
export const CUP = lindhaus(
  'tasse-gruen-detail',
  'Grüner Becher aus Steinzeug mit Kaffee',
  'Mug vert en grès rempli de café',
  'Groene beker van steengoed met koffie',
)
export const MUSTARD_POUF = lindhaus(
  'pouf-gelb-detail',
  'Gestrickter Pouf in Senfgelb',
  'Pouf tricoté jaune moutarde',
  'Gebreide poef in mosterdgeel',
)

export const NURSERY = puenktchen(
  'hero-kinderzimmer',
  'Kinderzimmer mit Babybett, Wickelkommode und Wimpelkette',
  'Chambre d’enfant avec lit bébé, commode à langer et fanions',
  'Kinderkamer met babybed, commode en vlaggetjes',
)
export const HALLWAY = puenktchen(
  'hero-flur',
  'Grüner Kinderwagen in einem hellen Flur',
  'Poussette verte dans une entrée lumineuse',
  'Groene kinderwagen in een lichte hal',
)
export const BATH_TIME = puenktchen(
  'hero-badezeit',
  'Badezeit mit Babybadewanne, Handtüchern und Body am Haken',
  'L’heure du bain : baignoire, serviettes et body au crochet',
  'Badtijd met babybadje, handdoeken en een romper aan de haak',
)
export const PLAY_CORNER = puenktchen(
  'hero-spielecke',
  'Spielecke mit Spielbogen, Bausteinen und Kuscheltieren',
  'Coin jeu avec arche d’éveil, cubes et peluches',
  'Speelhoek met babygym, blokken en knuffels',
)
export const FIRST_THINGS = puenktchen(
  'ratgeber-erstausstattung',
  'Body, Lätzchen, Mulltücher und Fläschchen auf einem Holztisch',
  'Body, bavoir, langes et biberon sur une table en bois',
  'Romper, slabbetje, hydrofieldoeken en flesje op een houten tafel',
)
export const NEST = puenktchen(
  'ratgeber-schlaf',
  'Babynest mit Kuschelhase und Nachtlicht auf rundem Teppich',
  'Cocon, doudou lapin et veilleuse sur un tapis rond',
  'Babynestje met knuffelkonijn en nachtlampje op een rond kleed',
)
export const CRADLE_SEAT = puenktchen(
  'babyschale-grau-detail',
  'Graue Babyschale mit Gurt und Einlage',
  'Coque auto grise avec harnais et réducteur',
  'Grijs autostoeltje met gordel en verkleiner',
)
export const MUSLIN = puenktchen(
  'mulltuecher-mehrfarbig-detail',
  'Gestapelte Mulltücher in Gelb, Grün, Weiß und Rosa',
  'Langes empilés, jaune, vert, blanc et rose',
  'Gestapelde hydrofieldoeken in geel, groen, wit en roze',
)
export const SLEEPING_BAG = puenktchen(
  'schlafsack-hellblau-detail',
  'Hellblauer Babyschlafsack mit Reißverschluss',
  'Gigoteuse bleu clair à fermeture éclair',
  'Lichtblauwe babyslaapzak met rits',
)
export const HIGH_CHAIR = puenktchen(
  'hochstuhl-weiss-detail',
  'Weißer Hochstuhl mit Becher und Schälchen',
  'Chaise haute blanche avec gobelet et bol',
  'Witte kinderstoel met beker en bakje',
)
export const TRAIN = puenktchen(
  'holzzug-mehrfarbig-main',
  'Bunter Holzzug, auf den Waggons der Name Mia',
  'Train en bois coloré, Mia écrit sur les wagons',
  'Gekleurde houten trein met Mia op de wagons',
)
export const BUNNY = puenktchen(
  'kuschelhase-weiss-detail',
  'Kuschelhase mit grüner Schleife',
  'Lapin en peluche au nœud vert',
  'Knuffelkonijn met groene strik',
)
export const BEAR = puenktchen(
  'teddybaer-braun-detail',
  'Brauner Teddybär mit kariertem Schal',
  'Ours brun à écharpe à carreaux',
  'Bruine teddybeer met geruite sjaal',
)
export const TOWER = puenktchen(
  'stapelturm-mehrfarbig-detail',
  'Stapelturm in Regenbogenfarben',
  'Tour à empiler arc-en-ciel',
  'Stapeltoren in regenboogkleuren',
)
export const BODY = puenktchen(
  'body-weiss-detail',
  'Heller Body mit Tupfen und kleinem Herz',
  'Body clair à pois et petit cœur',
  'Lichte romper met stippen en hartje',
)
export const KNITS = puenktchen(
  'muetze-schuhe-gelb-detail',
  'Gelbe Strickmütze und passende Schühchen',
  'Bonnet jaune en tricot et chaussons assortis',
  'Gele gebreide muts met bijpassende schoentjes',
)
export const PRAM = puenktchen(
  'kinderwagen-grau-detail',
  'Grauer Kinderwagen mit Ledergriff, Nahaufnahme',
  'Poussette grise à poignée de cuir, vue rapprochée',
  'Grijze kinderwagen met leren greep, van dichtbij',
)
export const BLOCKS = puenktchen(
  'bausteine-mehrfarbig-detail',
  'Bunte Holzbausteine, zu einem Turm gestapelt',
  'Cubes en bois colorés empilés en tour',
  'Gekleurde houten blokken, tot een toren gestapeld',
)
export const HOOD_TOWEL = puenktchen(
  'kapuzenhandtuch-beige-detail',
  'Gefaltetes Kapuzenhandtuch mit Bärengesicht',
  'Cape de bain pliée à tête d’ours',
  'Gevouwen badcape met berengezicht',
)
export const DISHES = puenktchen(
  'kindergeschirr-gruen-detail',
  'Grünes Kindergeschirr mit Bärengesicht',
  'Vaisselle enfant verte à tête d’ours',
  'Groen kinderservies met berengezicht',
)
export const CHANGING_TABLE = puenktchen(
  'wickelkommode-weiss-detail',
  'Weiße Wickelkommode mit Auflage',
  'Commode à langer blanche avec matelas',
  'Witte commode met verschoonkussen',
)
export const NIGHT_LIGHT = puenktchen(
  'nachtlicht-weiss-detail',
  'Nachtlicht in Form eines Hasen',
  'Veilleuse en forme de lapin',
  'Nachtlampje in de vorm van een konijn',
)
export const DUCK_BATH = puenktchen(
  'badewanne-weiss-detail',
  'Babybadewanne mit Schaum und Badeenten',
  'Baignoire bébé, mousse et canards',
  'Babybadje met schuim en badeendjes',
)
export const PLAY_ARCH = puenktchen(
  'spielbogen-natur-detail',
  'Spielbogen aus Holz mit Anhängern',
  'Arche d’éveil en bois avec pendentifs',
  'Houten babygym met hangers',
)

function lindhaus(name: string, de: string, fr: string, nl: string): Scene {
  return { file: `lindhaus/${name}.webp`, alt: t(de, fr, nl) }
}

function puenktchen(name: string, de: string, fr: string, nl: string): Scene {
  return { file: `puenktchen/${name}.webp`, alt: t(de, fr, nl) }
}
