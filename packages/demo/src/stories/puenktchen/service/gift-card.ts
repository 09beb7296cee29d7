import { t } from '../../../words/localised.ts'
import { showpiece } from '../../story-offers.ts'
import { headline, type StoryPage } from '../../story-parts.ts'

export const giftCard: StoryPage = {
  slug: 'gutscheinkarte',
  title: t('Gutscheine verschenken', 'Offrir un bon cadeau', 'Een cadeaubon geven'),
  description: t(
    'Für alle, die nicht wissen, was noch fehlt: sofort per E-Mail oder als Karte mit Bruno.',
    'Quand on ne sait pas ce qui manque : par e-mail tout de suite, ou en carte avec Bruno.',
    'Als je niet weet wat er nog ontbreekt: meteen per e-mail of als kaart met Bruno.',
  ),
  body: [
    headline(t('Passt immer, auch in 56', 'Toujours à la bonne taille', 'Past altijd, ook in maat 56'), {
      width: 'page',
      lead: t(
        'Du schenkst, sie suchen aus. Der Wert bleibt, bis er gebraucht wird.',
        'Vous offrez, ils choisissent. La valeur reste jusqu’au bon moment.',
        'Jij geeft, zij kiezen. De waarde blijft tot het nodig is.',
      ),
    }),
    showpiece(9410, {
      kicker: t('Mit der Post', 'Par la poste', 'Per post'),
      headline: t('Mit Bruno im Umschlag', 'Avec Bruno dans l’enveloppe', 'Met Bruno in de envelop'),
      text: t(
        'Eine feste Karte, ein kleiner Bär und Platz für deine Worte.',
        'Une carte épaisse, un petit ours et de la place pour vos mots.',
        'Een stevige kaart, een kleine beer en ruimte voor jouw woorden.',
      ),
      step: {
        path: '/geschenke/gutscheine/',
        label: t('Wert wählen', 'Choisir le montant', 'Waarde kiezen'),
      },
    }),
    showpiece(9420, {
      kicker: t('Sofort', 'Tout de suite', 'Meteen'),
      headline: t('Zum Ausdrucken', 'À imprimer', 'Om te printen'),
      text: t(
        'Bestellt um vier Uhr nachts, im Postfach um fünf nach vier.',
        'Commandé à quatre heures du matin, reçu à quatre heures cinq.',
        'Besteld om vier uur ’s nachts, in je mailbox om vijf over vier.',
      ),
      step: { path: '/geschenke/gutscheine/', label: t('Gutschein wählen', 'Choisir un bon', 'Bon kiezen') },
      side: 'right',
    }),
  ],
}
