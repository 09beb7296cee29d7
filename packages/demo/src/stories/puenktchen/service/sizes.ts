import { t } from '../../../words/localised.ts'
import { BODY } from '../../scenes.ts'
import { modal, tabs } from '../../story-frames.ts'
import { pair, prose, type StoryPage, table } from '../../story-parts.ts'
import { inRegions } from '../../story-text.ts'

export const sizes: StoryPage = {
  slug: 'groessen',
  title: t('Größentabelle', 'Guide des tailles', 'Maattabel'),
  description: t(
    'Bodys, Mützen, Schuhe und Schlafsäcke: was wann passt.',
    'Bodies, bonnets, chaussons et gigoteuses : quelle taille à quel âge.',
    'Rompers, mutsjes, schoentjes en slaapzakken: wat wanneer past.',
  ),
  body: [
    tabs(t('Welche Größe?', 'Quelle taille ?', 'Welke maat?'), [
      [
        t('Kleidung', 'Vêtements', 'Kleding'),
        [
          table(
            t('Kleidergrößen', 'Tailles de vêtements', 'Kledingmaten'),
            [
              t('Größe', 'Taille', 'Maat'),
              t('Körpergröße', 'Stature', 'Lengte'),
              t('Alter', 'Âge', 'Leeftijd'),
            ],
            [
              [
                '50',
                t('bis 50 cm', 'jusqu’à 50 cm', 'tot 50 cm'),
                t('Neugeborene', 'naissance', 'pasgeboren'),
              ],
              ['56', '51–56 cm', t('0–2 Monate', '0–2 mois', '0–2 maanden')],
              ['62', '57–62 cm', t('2–3 Monate', '2–3 mois', '2–3 maanden')],
              ['68', '63–68 cm', t('4–6 Monate', '4–6 mois', '4–6 maanden')],
              ['74', '69–74 cm', t('7–9 Monate', '7–9 mois', '7–9 maanden')],
              ['80', '75–80 cm', t('10–12 Monate', '10–12 mois', '10–12 maanden')],
            ],
          ),
        ],
      ],
      [
        t('Schlafsäcke', 'Gigoteuses', 'Slaapzakken'),
        [
          table(
            t('Länge des Schlafsacks', 'Longueur de gigoteuse', 'Lengte van de slaapzak'),
            [t('Länge', 'Longueur', 'Lengte'), t('Körpergröße', 'Stature', 'Lichaamslengte')],
            [
              ['70 cm', '56–68 cm'],
              ['90 cm', '69–86 cm'],
              ['110 cm', '87–104 cm'],
            ],
          ),
        ],
      ],
      [
        inRegions(t('Mützen und Schuhe', 'Bonnets et chaussons', 'Mutsjes en schoentjes'), {
          'de-at': { Mützen: 'Hauben' },
        }),
        [
          table(
            t('Kopf und Fuß', 'Tête et pied', 'Hoofd en voet'),
            [
              t('Alter', 'Âge', 'Leeftijd'),
              t('Kopfumfang', 'Tour de tête', 'Hoofdomtrek'),
              t('Schuhgröße', 'Pointure', 'Schoenmaat'),
            ],
            [
              [t('0–3 Monate', '0–3 mois', '0–3 maanden'), '35–40 cm', '15–16'],
              [t('3–6 Monate', '3–6 mois', '3–6 maanden'), '41–43 cm', '17'],
              [t('6–12 Monate', '6–12 mois', '6–12 maanden'), '44–46 cm', '18–19'],
            ],
          ),
        ],
      ],
    ]),
    modal(
      t('So misst du richtig', 'Comment mesurer', 'Zo meet je goed'),
      t('So misst du richtig', 'Comment mesurer', 'Zo meet je goed'),
      [
        prose(
          t(
            `1. Leg dein Baby auf eine Decke und markiere Scheitel und Ferse
2. Nimm es wieder hoch und miss die Strecke
3. Rechne zwei Zentimeter dazu: So lange passt es`,
            `1. Allongez bébé sur une couverture et marquez le sommet du crâne et le talon
2. Reprenez-le dans vos bras et mesurez
3. Ajoutez deux centimètres pour qu’il soit à l’aise`,
            `1. Leg je baby op een deken en markeer kruin en hiel
2. Neem je baby weer op en meet de afstand
3. Tel er twee centimeter bij op: zo past het langer`,
          ),
        ),
      ],
    ),
    pair(BODY, {
      headline: t('Zwischen zwei Größen?', 'Entre deux tailles ?', 'Tussen twee maten?'),
      text: t(
        'Nimm die größere. Ein Ärmel lässt sich umschlagen, ein zu enger Ausschnitt nicht.',
        'Prenez la plus grande. Une manche se retrousse, une encolure trop serrée non.',
        'Neem de grotere. Een mouw kun je omslaan, een te krappe hals niet.',
      ),
      step: { path: '/mode/bodys/', label: t('Zu den Bodys', 'Voir les bodies', 'Naar de rompers') },
    }),
  ],
}
