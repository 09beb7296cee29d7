import { t } from '../../../words/localised.ts'
import { CERAMIC, CUP, LAID_TABLE, POT, WOOL } from '../../scenes.ts'
import { air, tiles } from '../../story-frames.ts'
import { categoryTeaser, look, newsletter } from '../../story-offers.ts'
import { hero, products, prose, type StoryPage } from '../../story-parts.ts'

export const winterEvenings: StoryPage = {
  slug: 'aktion/winterabende',
  title: t('Winterabende', 'Soirs d’hiver', 'Winteravonden'),
  description: t(
    'Wolle, Ton und warmes Licht: ein Tisch für die dunkle Zeit.',
    'Laine, grès et lumière chaude : une table pour la saison sombre.',
    'Wol, aardewerk en warm licht: een tafel voor de donkere dagen.',
  ),
  body: [
    hero(LAID_TABLE, {
      headline: t(
        'Wenn es um fünf dunkel wird',
        'Quand il fait nuit à cinq heures',
        'Als het om vijf uur donker is',
      ),
      text: t(
        'Ein Abend beginnt mit dem ersten Streichholz.',
        'Une soirée commence par la première allumette.',
        'Een avond begint met de eerste lucifer.',
      ),
    }),
    air(),
    prose(
      t(
        `Kochen Sie etwas, das lange dauert. Stellen Sie den Topf auf den Tisch, den Deckel daneben, und lassen Sie die große
Lampe aus. Mehr ist es nicht, und es ist sehr viel.`,
        `Cuisinez quelque chose qui prend son temps. Posez la cocotte sur la table, le couvercle à côté, et laissez la grande lampe
éteinte. Ce n’est rien de plus, et c’est beaucoup.`,
        `Kook iets wat lang duurt. Zet de pan op tafel, het deksel ernaast, en laat de grote lamp uit. Meer is het niet, en het is
heel veel.`,
      ),
    ),
    look(
      t('Dieser Tisch', 'Cette table', 'Deze tafel'),
      t('Tippen Sie auf die Punkte.', 'Touchez les points.', 'Tik op de punten.'),
      LAID_TABLE,
      [
        [180503, 49, 46],
        [170314, 74, 45],
        [180303, 33, 58],
        [170111, 31, 35],
      ],
    ),
    tiles([
      [
        t('Wolle', 'Laine', 'Wol'),
        t('Für die Schultern', 'Sur les épaules', 'Om de schouders'),
        '/textilien/plaids/',
        WOOL,
      ],
      [
        t('Steinzeug', 'Grès', 'Steengoed'),
        t('Für beide Hände', 'Entre les mains', 'Voor beide handen'),
        '/kueche/tassen-und-becher/',
        CUP,
      ],
      [
        t('Ton', 'Terre', 'Klei'),
        t('Für den ersten Zweig', 'Pour la première branche', 'Voor de eerste tak'),
        '/deko/vasen/',
        CERAMIC,
      ],
    ]),
    products(t('Warmes Licht', 'Lumière chaude', 'Warm licht'), [150511, 150611, 170314, 150413, 170414], {
      path: '/leuchten/',
      label: t('Alle Leuchten', 'Tous les luminaires', 'Alle lampen'),
    }),
    categoryTeaser(POT, {
      headline: t('Langsam gekocht', 'Mijoté lentement', 'Langzaam gegaard'),
      text: t(
        'Gusseisen für den Winter, in fünf Farben.',
        'De la fonte pour l’hiver, en cinq couleurs.',
        'Gietijzer voor de winter, in vijf kleuren.',
      ),
      step: { path: '/kueche/', label: t('Zur Küche', 'Voir la cuisine', 'Naar de keuken') },
      parts: [
        [
          t('Bräter und Töpfe', 'Cocottes et casseroles', 'Braadpannen en pannen'),
          '/kueche/braeter-und-toepfe/',
        ],
        [t('Tassen und Becher', 'Tasses et mugs', 'Kopjes en bekers'), '/kueche/tassen-und-becher/'],
      ],
    }),
    newsletter(
      t('Das nächste Zimmer', 'La prochaine pièce', 'De volgende kamer'),
      t(
        'Zweimal im Monat, sonntags, per E-Mail.',
        'Deux dimanches par mois, par e-mail.',
        'Twee keer per maand, op zondag, per e-mail.',
      ),
    ),
  ],
}
