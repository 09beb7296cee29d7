import { t } from '../../words/localised.ts'

/** Text of “Der gedeckte Tisch”. */
export const TABLE_TEXT = t(
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
)

/** Text of “Textilien richtig pflegen”. */
export const CLOTH_TEXT = t(
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
)
