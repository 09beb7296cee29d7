import { t } from '../../../words/localised.ts'
import { category } from '../../category-page.ts'
import { BATH_TIME, DUCK_BATH } from '../../scenes.ts'
import { lookbook } from '../../story-frames.ts'
import { pair, type StoryPage } from '../../story-parts.ts'
import { inRegions } from '../../story-text.ts'

export const care: StoryPage = category({
  slug: 'pflege',
  title: t('Baden und Pflegen', 'Bain et soin', 'Bad en verzorging'),
  description: t(
    'Badewannen, Kapuzenhandtücher und alles für die schönste halbe Stunde am Tag.',
    'Baignoires, capes de bain et tout pour la plus belle demi-heure de la journée.',
    'Badjes, badcapes en alles voor het fijnste half uur van de dag.',
  ),
  above: [],
  within: [
    lookbook(BATH_TIME, {
      headline: t('Baden wird zum Ritual', 'Le bain devient un rituel', 'Badderen wordt een ritueel'),
      text: t(
        'Wanne, Kapuzenhandtuch, Ente: alles in Reichweite.',
        'Baignoire, cape de bain, canard : tout à portée de main.',
        'Badje, badcape, eendje: alles binnen handbereik.',
      ),
      path: '/ratgeber/erstausstattung/',
    }),
  ],
  below: [
    pair(DUCK_BATH, {
      headline: t('37 Grad und keine Eile', '37 degrés et tout son temps', '37 graden en alle tijd'),
      text: inRegions(
        t(
          'Zweimal die Woche genügt. Leg das Handtuch vorher auf die Heizung, halte dein Baby unter der Achsel und geh nie aus dem Bad, auch nicht kurz.',
          'Deux fois par semaine suffisent. Mettez la serviette à chauffer sur le radiateur, tenez bébé sous l’aisselle et ne quittez jamais la pièce, même un instant.',
          'Twee keer per week is genoeg. Leg de handdoek alvast op de verwarming, houd je baby onder de oksel vast en ga nooit weg, ook niet even.',
        ),
        { 'fr-be': { serviette: 'sortie de bain' }, 'fr-ch': { serviette: 'cape' } },
      ),
      step: {
        path: '/pflege/kapuzenhandtuecher/',
        label: t('Kapuzenhandtücher', 'Capes de bain', 'Badcapes'),
      },
    }),
  ],
})
