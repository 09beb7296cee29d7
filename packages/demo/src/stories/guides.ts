import type { Localised } from '@shop/commerce/catalogue/catalogue-record'
import { t } from '../words/localised.ts'
import { type Block, block, linkTo, picture, richText, words } from './story-blocks.ts'

export type Guide = { slug: string; title: Localised; description: Localised; body: Block[] }

/** Guide articles of Lindhaus. */
export const lindhausGuides: Guide[] = [
  guide({
    slug: 'der-gedeckte-tisch',
    title: t('Der gedeckte Tisch', 'Dresser la table', 'De gedekte tafel'),
    description: t(
      'Wie aus Steinzeug, Leinen und Kerzen ein Abend wird: eine kleine Anleitung.',
      'Grès, lin et bougies : petit guide pour dresser une table où l’on reste longtemps.',
      'Aardewerk, linnen en kaarsen: een kleine gids voor een tafel waaraan iedereen blijft zitten.',
    ),
    file: 'lindhaus/ratgeber-gedeckter-tisch.webp',
    alt: t(
      'Gedeckter Holztisch mit Steinzeug, Bräter und Kerzen',
      'Table en bois dressée avec grès, cocotte et bougies',
      'Gedekte houten tafel met aardewerk, braadpan en kaarsen',
    ),
    text: t(
      `Ein schöner Tisch braucht weniger, als man denkt. Eine Farbe, die sich wiederholt, Licht auf Augenhöhe und genug
Platz für die Ellenbogen.

## Mit einer Farbe beginnen

Wählen Sie das Geschirr zuerst und lassen Sie alles andere leiser sein. Zu grünem Steinzeug passt ungebleichtes Leinen,
zu weißem ein kräftiger Läufer. Drei Töne sind genug.

## Licht tiefer hängen

Eine Pendelleuchte hängt richtig, wenn zwischen Lampenschirm und Tischplatte etwa 60 Zentimeter liegen. So blendet sie
niemanden, und die Gesichter bleiben warm. Kerzen stehen niedriger oder höher als die Augen, nie auf derselben Höhe.

## Platz lassen

- 60 Zentimeter Breite für jeden Gast
- 40 Zentimeter Tiefe für Teller, Glas und Besteck
- Die Mitte gehört dem, was geteilt wird: Brot, Salz, der Topf`,
      `Une belle table demande moins qu’on ne croit : une couleur qui revient, une lumière à hauteur des yeux et assez de
place pour les coudes.

## Partir d’une couleur

Choisissez d’abord la vaisselle et laissez le reste en retrait. Le lin écru accompagne le grès vert, un chemin de table
soutenu réveille le blanc. Trois tons suffisent.

## Descendre la lumière

Une suspension est bien placée quand environ 60 centimètres séparent l’abat-jour du plateau : elle n’éblouit personne et
les visages restent chaleureux. Placez les bougies plus bas ou plus haut que le regard, jamais à la même hauteur.

## Laisser de la place

- 60 centimètres de largeur par convive
- 40 centimètres de profondeur pour l’assiette, le verre et les couverts
- Au centre, ce qui se partage : le pain, le sel, la cocotte`,
      `Een mooie tafel vraagt minder dan u denkt: één kleur die terugkomt, licht op de juiste hoogte en genoeg ruimte voor
de ellebogen.

## Begin met één kleur

Kies eerst het servies en houd de rest rustig. Bij groen aardewerk past ongebleekt linnen, bij wit een krachtige loper.
Drie tinten zijn genoeg.

## Hang het licht lager

Een hanglamp hangt goed als er ongeveer 60 centimeter tussen kap en tafelblad zit. Zo verblindt hij niemand en blijven
gezichten warm. Kaarsen staan lager of hoger dan de ogen, nooit op dezelfde hoogte.

## Geef ruimte

- 60 centimeter breedte per gast
- 40 centimeter diepte voor bord, glas en bestek
- Het midden is voor wat u deelt: brood, zout, de pan`,
    ),
    category: '/essen/',
    sliderHeadline: t('Für den gedeckten Tisch', 'Pour la table', 'Voor de gedekte tafel'),
  }),
  guide({
    slug: 'textilien-pflegen',
    title: t('Textilien richtig pflegen', 'Bien entretenir les textiles', 'Textiel goed verzorgen'),
    description: t(
      'Waschen, trocknen, lagern: So bleiben Leinen, Wolle und Frottier lange schön.',
      'Laver, sécher, ranger : pour garder longtemps le lin, la laine et l’éponge.',
      'Wassen, drogen en opbergen: zo blijven linnen, wol en badstof lang mooi.',
    ),
    file: 'lindhaus/ratgeber-textilien.webp',
    alt: t(
      'Gestapelte Handtücher, Bettwäsche und Plaid auf einer Eichenbank',
      'Serviettes, linge de lit et plaid empilés sur un banc en chêne',
      'Gestapelde handdoeken, beddengoed en plaid op een eiken bank',
    ),
    text: t(
      `Gute Stoffe altern schön, wenn man sie in Ruhe lässt. Die meisten Schäden entstehen nicht beim Benutzen, sondern
beim Waschen.

## Leinen

Leinen verträgt 40 Grad und mag keinen vollen Trockner. Nehmen Sie es leicht feucht heraus, streichen Sie es glatt und
lassen Sie es liegend fertig trocknen. Bügeln dürfen Sie, müssen Sie aber nicht.

## Wolle

Lüften ist die beste Wäsche. Hängen Sie das Plaid über Nacht an die frische Luft; einmal im Jahr genügt ein
Wollwaschgang bei 30 Grad.

## Frottier

- Vor dem ersten Gebrauch waschen, dann nehmen die Schlingen Wasser besser auf
- Ohne Weichspüler: Er legt sich wie ein Film um die Faser
- Kräftig ausschlagen, dann auf die Leine`,
      `Les belles étoffes vieillissent bien quand on les laisse tranquilles. Ce n’est pas l’usage qui les abîme, mais le
lavage.

## Le lin

Le lin se lave à 40 degrés et n’aime pas le sèche-linge plein. Sortez-le légèrement humide, lissez-le à la main et
laissez-le finir de sécher à plat. Le repassage est permis, jamais obligatoire.

## La laine

Aérer reste le meilleur lavage. Laissez le plaid une nuit au grand air ; un programme laine à 30 degrés par an suffit.

## L’éponge

- Lavez avant la première utilisation : les boucles absorbent mieux
- Sans assouplissant : il enveloppe la fibre d’un film
- Secouez bien, puis étendez`,
      `Goede stoffen worden mooi oud als u ze met rust laat. De meeste schade ontstaat niet bij gebruik, maar in de was.

## Linnen

Linnen kan tegen 40 graden en houdt niet van een volle droger. Haal het er licht vochtig uit, strijk het glad met de hand
en laat het liggend verder drogen. Strijken mag, maar hoeft niet.

## Wol

Luchten is de beste was. Hang de plaid een nacht buiten; één wolprogramma op 30 graden per jaar is genoeg.

## Badstof

- Was vóór het eerste gebruik, dan nemen de lusjes beter water op
- Zonder wasverzachter: die legt een laagje om de vezel
- Goed uitslaan en dan aan de lijn`,
    ),
    category: '/textilien/',
    sliderHeadline: t(
      'Aus Leinen, Wolle und Frottier',
      'En lin, laine et éponge',
      'Van linnen, wol en badstof',
    ),
  }),
]

/** Guide articles of Pünktchen. */
export const puenktchenGuides: Guide[] = [
  guide({
    slug: 'erstausstattung',
    title: t('Die Erstausstattung', 'Le trousseau de naissance', 'De babyuitzet'),
    description: t(
      'Was du für die ersten Wochen wirklich brauchst, und was warten kann.',
      'Ce dont tu as vraiment besoin les premières semaines, et ce qui peut attendre.',
      'Wat je de eerste weken echt nodig hebt, en wat kan wachten.',
    ),
    file: 'puenktchen/ratgeber-erstausstattung.webp',
    alt: t(
      'Erstausstattung: Body, Mütze, Mulltücher und Rassel auf einem Holztisch',
      'Trousseau : body, bonnet, langes et hochet sur une table en bois',
      'Uitzet: romper, mutsje, hydrofiele doeken en rammelaar op een houten tafel',
    ),
    text: t(
      `Die Liste im Netz hat hundert Punkte, dein Baby braucht zwölf. Der Rest hat Zeit, bis ihr euch kennengelernt habt.

## Anziehen

- Sechs Bodys, vier davon in Größe 56
- Drei Strampler und zwei weiche Hosen
- Eine Mütze für draußen und eine dünne für drinnen

## Schlafen

Ein Schlafsack in der richtigen Länge ersetzt Decke und Kissen. Miss vom Hals bis zum Fuß und gib zehn Zentimeter dazu.

## Unterwegs

Die Babyschale muss vor der Geburt im Auto sitzen. Übe den Einbau einmal ohne Baby, am besten zu zweit.

## Was warten kann

Hochstuhl, Lauflernwagen und Spielzeug mit Rädern kommen früh genug. Ein Stück Stoff und dein Gesicht sind im ersten
Vierteljahr das beste Programm.`,
      `Les listes sur Internet comptent cent articles, ton bébé en a besoin de douze. Le reste attendra que vous ayez fait
connaissance.

## L’habiller

- Six bodies, dont quatre en taille 56
- Trois pyjamas et deux pantalons tout doux
- Un bonnet pour dehors, un plus fin pour la maison

## Le coucher

Une gigoteuse à la bonne longueur remplace couette et oreiller. Mesure du cou aux pieds et ajoute dix centimètres.

## Sortir

Le siège-auto doit être installé avant la naissance. Entraîne-toi une fois sans bébé, à deux si possible.

## Ce qui peut attendre

La chaise haute, le chariot de marche et les jouets à roulettes viendront bien assez tôt. Les trois premiers mois, un
carré de tissu et ton visage sont le plus beau des spectacles.`,
      `Op internet staan honderd dingen op de lijst, je baby heeft er twaalf nodig. De rest kan wachten tot jullie elkaar
hebben leren kennen.

## Kleding

- Zes rompers, waarvan vier in maat 56
- Drie boxpakjes en twee zachte broekjes
- Een mutsje voor buiten en een dunne voor binnen

## Slapen

Een slaapzak in de juiste lengte vervangt dekbed en kussen. Meet van hals tot voet en tel er tien centimeter bij op.

## Onderweg

Het autostoeltje moet vóór de geboorte vastzitten. Oefen één keer zonder baby, het liefst met z’n tweeën.

## Wat kan wachten

Kinderstoel, loopwagen en speelgoed op wielen komen vroeg genoeg. De eerste drie maanden zijn een doekje en jouw gezicht
het mooiste programma.`,
    ),
    category: '/mode/',
    sliderHeadline: t('Für die ersten Wochen', 'Pour les premières semaines', 'Voor de eerste weken'),
  }),
  guide({
    slug: 'gut-schlafen',
    title: t('Gut schlafen', 'Bien dormir', 'Goed slapen'),
    description: t(
      'Rituale, Temperatur und der richtige Schlafsack: was euch durch die Nacht hilft.',
      'Rituels, température et gigoteuse adaptée : ce qui vous aide à passer la nuit.',
      'Rituelen, temperatuur en de juiste slaapzak: zo komen jullie de nacht door.',
    ),
    file: 'puenktchen/ratgeber-schlaf.webp',
    alt: t(
      'Babynest, Nachtlicht und Kuschelhase für ruhigen Schlaf',
      'Réducteur de lit, veilleuse et doudou lapin',
      'Babynestje, nachtlampje en knuffelkonijn',
    ),
    text: t(
      `Kein Baby schläft durch, weil etwas gekauft wurde. Aber ein paar Dinge machen die Nacht ruhiger, für euch alle.

## Immer gleich

Licht dimmen, wickeln, ein Lied, hinlegen. Nach zwei Wochen erkennt dein Baby die Reihenfolge, und du auch.

## Nicht zu warm

16 bis 18 Grad im Zimmer genügen. Fühl im Nacken: warm und trocken ist richtig, feucht ist zu viel.

## Sicher liegen

- Auf dem Rücken, im eigenen Bett
- Im Schlafsack statt unter einer Decke
- Ohne Kissen, Nestchen und Kuscheltier im ersten Jahr`,
      `Aucun bébé ne fait ses nuits grâce à un achat. Mais quelques gestes rendent la nuit plus calme, pour tout le monde.

## Toujours pareil

Baisser la lumière, changer la couche, une chanson, au lit. Au bout de deux semaines, ton bébé connaît la suite, et toi
aussi.

## Pas trop chaud

Entre 16 et 18 degrés dans la chambre, c’est assez. Touche sa nuque : chaude et sèche, tout va bien ; moite, c’est trop.

## Bien installé

- Sur le dos, dans son propre lit
- En gigoteuse plutôt que sous une couverture
- Sans oreiller, tour de lit ni doudou la première année`,
      `Geen enkele baby slaapt door omdat er iets gekocht is. Maar een paar dingen maken de nacht rustiger, voor jullie
allemaal.

## Altijd hetzelfde

Licht dimmen, verschonen, een liedje, in bed. Na twee weken kent je baby de volgorde, en jij ook.

## Niet te warm

16 tot 18 graden in de kamer is genoeg. Voel in het nekje: warm en droog is goed, klam is te veel.

## Veilig liggen

- Op de rug, in een eigen bedje
- In een slaapzak in plaats van onder een deken
- Het eerste jaar zonder kussen, hoofdbeschermer en knuffel`,
    ),
    category: '/schlafen/',
    sliderHeadline: t('Für ruhige Nächte', 'Pour des nuits paisibles', 'Voor rustige nachten'),
  }),
]

type GuideParts = Omit<Guide, 'body'> & {
  file: string
  alt: Localised
  text: Localised
  category: string
  sliderHeadline: Localised
}

function guide({ slug, title, description, file, alt, text, category, sliderHeadline }: GuideParts): Guide {
  return {
    slug,
    title,
    description,
    body: [
      block('hero_banner', {
        ...words('headline', title),
        ...words('text', description),
        ...picture('image', file, alt),
      }),
      block('rich_text', richText('text', text)),
      block('product_slider', {
        ...words('headline', sliderHeadline),
        ...words('linkLabel', t('Alle ansehen', 'Tout voir', 'Bekijk alles')),
        link: linkTo(category),
        category,
        products: [],
      }),
      block('recommendation', {
        ...words('headline', t('Neu im Shop', 'Nouveautés', 'Nieuw in de winkel')),
        recommendationId: 'guide-new',
        trackingId: `guide-${slug}`,
        size: '8',
        fillWithRandom: false,
        filters: [{ _uid: 'new', property: 'new', type: 'boolean', operator: 'equals', value: 'true' }],
      }),
    ],
  }
}
