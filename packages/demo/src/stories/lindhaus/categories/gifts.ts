import { t } from '../../../words/localised.ts'
import { category } from '../../category-page.ts'
import { faq, prose, type StoryPage } from '../../story-parts.ts'

export const gifts: StoryPage = category({
  slug: 'geschenke',
  title: t('Geschenke, die bleiben', 'Des cadeaux qui durent', 'Cadeaus die blijven'),
  description: t(
    'Schönes für Menschen, die schon alles haben: Vasen, Decken, Kerzen und Gutscheine.',
    'De belles choses pour ceux qui ont déjà tout : vases, plaids, bougies et bons cadeaux.',
    'Moois voor mensen die alles al hebben: vazen, plaids, kaarsen en cadeaubonnen.',
  ),
  above: [
    prose(
      t(
        'Noch unsicher? Ein [Gutschein](/gutscheinkarte/) passt immer und kommt auf Wunsch sofort per E-Mail.',
        'Vous hésitez encore ? Un [bon cadeau](/gutscheinkarte/) convient toujours et arrive, si vous le souhaitez, aussitôt par e-mail.',
        'Twijfelt u nog? Een [cadeaubon](/gutscheinkarte/) past altijd en komt desgewenst meteen per e-mail.',
      ),
    ),
  ],
  below: [
    faq(t('Fragen zum Schenken', 'Questions autour du cadeau', 'Vragen over cadeaus'), [
      [
        t('Und wenn es nicht gefällt?', 'Et si cela ne plaît pas ?', 'En als het niet bevalt?'),
        t(
          'Unbenutzte Artikel nehmen wir 30 Tage lang zurück. Persönlich angefertigte Stücke sind davon ausgenommen.',
          'Nous reprenons les articles non utilisés pendant 30 jours, à l’exception des pièces personnalisées.',
          'Ongebruikte artikelen nemen we 30 dagen terug, behalve gepersonaliseerde stukken.',
        ),
      ],
      [
        t(
          'Wie lange gilt ein Gutschein?',
          'Combien de temps un bon cadeau est-il valable ?',
          'Hoelang is een cadeaubon geldig?',
        ),
        t(
          'Drei Jahre ab dem Ende des Kaufjahres. Er wird nach und nach eingelöst; was übrig bleibt, steht beim nächsten Einkauf wieder bereit.',
          'Trois ans à compter de la fin de l’année d’achat. Il s’utilise en plusieurs fois ; le solde reste disponible pour le prochain achat.',
          'Drie jaar, te rekenen vanaf het einde van het jaar van aankoop. U besteedt hem in delen; wat overblijft, staat bij de volgende aankoop weer klaar.',
        ),
      ],
    ]),
  ],
})
