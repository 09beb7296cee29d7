import type { Localised } from '@shop/commerce/catalogue/catalogue-record'
import { t } from '../words/localised.ts'
import { type Block, block, richText, words } from './story-blocks.ts'

/** What editors put around the products of a category; the block `listing` marks their place. */
export type CategoryStory = { slug: string; title: Localised; description: Localised; body: Block[] }

const products = block('listing', {})
const giftTitle = t('Geschenke, die bleiben', 'Des cadeaux qui durent', 'Cadeaus die blijven')
const questions = t('Fragen zum Schenken', 'Questions autour du cadeau', 'Vragen over cadeaus')

export const lindhausCategories: readonly CategoryStory[] = [
  {
    slug: 'geschenke',
    title: giftTitle,
    description: t(
      'Schönes für Menschen, die schon alles haben: Vasen, Decken, Kerzen und Gutscheine.',
      'De belles choses pour ceux qui ont déjà tout : vases, plaids, bougies et bons cadeaux.',
      'Moois voor mensen die alles al hebben: vazen, plaids, kaarsen en cadeaubonnen.',
    ),
    body: [
      block(
        'rich_text',
        richText(
          'text',
          t(
            'Noch unsicher? Ein Gutschein passt immer und kommt auf Wunsch sofort per E-Mail.',
            'Vous hésitez encore ? Un bon cadeau convient toujours et arrive, si vous le souhaitez, aussitôt par e-mail.',
            'Twijfelt u nog? Een cadeaubon past altijd en komt desgewenst meteen per e-mail.',
          ),
        ),
      ),
      products,
      block('accordion', {
        ...words('headline', questions),
        entries: [
          question(
            t('Und wenn es nicht gefällt?', 'Et si cela ne plaît pas ?', 'En als het niet bevalt?'),
            t(
              'Unbenutzte Artikel nehmen wir 30 Tage lang zurück. Persönlich angefertigte Stücke sind davon ausgenommen.',
              'Nous reprenons les articles non utilisés pendant 30 jours, à l’exception des pièces personnalisées.',
              'Ongebruikte artikelen nemen we 30 dagen terug, behalve gepersonaliseerde stukken.',
            ),
          ),
          question(
            t(
              'Wie lange gilt ein Gutschein?',
              'Combien de temps un bon cadeau est-il valable ?',
              'Hoelang is een cadeaubon geldig?',
            ),
            t(
              'Er wird nach und nach eingelöst; was übrig bleibt, steht beim nächsten Einkauf wieder bereit.',
              'Il s’utilise en plusieurs fois ; le solde reste disponible pour le prochain achat.',
              'U besteedt hem in delen; wat overblijft, staat bij de volgende aankoop weer klaar.',
            ),
          ),
        ],
      }),
    ],
  },
]

export const puenktchenCategories: readonly CategoryStory[] = [
  {
    slug: 'geschenke',
    title: giftTitle,
    description: t(
      'Kleine und große Geschenke zur Geburt, zur Taufe und zum ersten Geburtstag.',
      'Petits et grands cadeaux de naissance, de baptême et de premier anniversaire.',
      'Kleine en grote cadeaus voor geboorte, doop en eerste verjaardag.',
    ),
    body: [
      block(
        'rich_text',
        richText(
          'text',
          t(
            'Noch unsicher? Ein Gutschein passt immer und kommt auf Wunsch sofort per E-Mail.',
            'Tu hésites encore ? Un bon cadeau convient toujours et arrive, si tu le souhaites, aussitôt par e-mail.',
            'Twijfel je nog? Een cadeaubon past altijd en komt als je wilt meteen per e-mail.',
          ),
        ),
      ),
      products,
      block('accordion', {
        ...words('headline', questions),
        entries: [
          question(
            t(
              'Kann ein Name auf das Geschenk?',
              'Peut-on ajouter un prénom ?',
              'Kan er een naam op het cadeau?',
            ),
            t(
              'Bei vielen Artikeln ja: Der Filter „Eigenschaften“ zeigt alles, was sich personalisieren lässt.',
              'Oui, sur de nombreux articles : le filtre « Caractéristiques » montre tout ce qui se personnalise.',
              'Bij veel artikelen wel: het filter ‘Eigenschappen’ toont alles wat je kunt personaliseren.',
            ),
          ),
          question(
            t('Und wenn es doppelt ist?', 'Et si c’est un doublon ?', 'En als het dubbel is?'),
            t(
              'Unbenutzte Artikel nehmen wir 30 Tage lang zurück. Mit Namen angefertigte Stücke sind davon ausgenommen.',
              'Nous reprenons les articles non utilisés pendant 30 jours, à l’exception des pièces au prénom.',
              'Ongebruikte artikelen nemen we 30 dagen terug, behalve stukken met een naam.',
            ),
          ),
        ],
      }),
    ],
  },
]

function question(headline: Localised, text: Localised): Block {
  return block('accordion_entry', { ...words('headline', headline), ...richText('text', text) })
}
