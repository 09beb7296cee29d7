import { t } from '../../words/localised.ts'

/** Text of “Die Erstausstattung”. */
export const FIRST_TEXT = t(
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
  `Les listes sur Internet comptent cent articles, votre bébé en a besoin de douze. Le reste attendra que vous ayez fait
connaissance.

## L’habiller

- Six bodies, dont quatre en taille 56
- Trois pyjamas et deux pantalons tout doux
- Un bonnet pour dehors, un plus fin pour la maison

## Le coucher

Une gigoteuse à la bonne longueur remplace couette et oreiller. Mesurez du cou aux pieds et ajoutez dix centimètres.

## Sortir

La coque auto doit être installée avant la naissance. Entraînez-vous une fois sans bébé, à deux si possible.

## Ce qui peut attendre

La chaise haute, le chariot de marche et les jouets à roulettes viendront bien assez tôt. Les trois premiers mois, un
carré de tissu et votre visage sont le plus beau des spectacles.`,
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
)

/** Text of “Gut schlafen”. */
export const SLEEP_TEXT = t(
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

Baisser la lumière, changer la couche, une chanson, au lit. Au bout de deux semaines, votre bébé connaît la suite, et vous
aussi.

## Pas trop chaud

Entre 16 et 18 degrés dans la chambre, c’est assez. Touchez sa nuque : chaude et sèche, tout va bien ; moite, c’est trop.

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
)
