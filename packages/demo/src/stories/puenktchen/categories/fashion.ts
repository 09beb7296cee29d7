import { t } from '../../../words/localised.ts'
import { category } from '../../category-page.ts'
import { BODY } from '../../scenes.ts'
import { pair, type StoryPage } from '../../story-parts.ts'

export const fashion: StoryPage = category({
  slug: 'mode',
  title: t('Babykleidung', 'Vêtements de bébé', 'Babykleding'),
  description: t(
    'Bodys, Mützen und Schühchen aus weicher Baumwolle und Wolle.',
    'Bodies, bonnets et chaussons en coton doux et en laine.',
    'Rompers, mutsjes en schoentjes van zacht katoen en wol.',
  ),
  above: [],
  below: [
    pair(BODY, {
      headline: t('Lieber eine Nummer größer', 'Plutôt une taille au-dessus', 'Liever een maatje groter'),
      text: t(
        'Babys wachsen in drei Monaten aus allem heraus. Unsere Größentabelle sagt dir, was wann passt.',
        'En trois mois, tout devient trop petit. Notre guide des tailles vous aide à choisir.',
        'In drie maanden past er niets meer. Onze maattabel vertelt je wat wanneer goed zit.',
      ),
      step: { path: '/groessen/', label: t('Zur Größentabelle', 'Guide des tailles', 'Naar de maattabel') },
    }),
  ],
})
