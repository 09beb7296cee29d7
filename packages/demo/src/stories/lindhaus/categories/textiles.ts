import { t } from '../../../words/localised.ts'
import { category } from '../../category-page.ts'
import { FABRICS, LIVING_ROOM } from '../../scenes.ts'
import { lookbook } from '../../story-frames.ts'
import { pair, products, type StoryPage } from '../../story-parts.ts'
import { inRegions } from '../../story-text.ts'

export const textiles: StoryPage = category({
  slug: 'textilien',
  title: t('Kissen, Plaids und Teppiche', 'Coussins, plaids et tapis', 'Kussens, plaids en vloerkleden'),
  description: t(
    'Wolle, Leinen und Baumwolle für Sofa, Boden und Bad.',
    'Laine, lin et coton pour le canapé, le sol et la salle de bains.',
    'Wol, linnen en katoen voor bank, vloer en badkamer.',
  ),
  above: [],
  within: [
    lookbook(LIVING_ROOM, {
      headline: t(
        'Erst die Wolle, dann das Sofa',
        'D’abord la laine, puis le canapé',
        'Eerst de wol, dan de bank',
      ),
      text: t(
        'Teppich, Kissen und Plaid machen aus Möbeln ein Zimmer.',
        'Tapis, coussins et plaid : des meubles deviennent une pièce.',
        'Kleed, kussens en plaid maken van meubels een kamer.',
      ),
      path: '/ratgeber/textilien-pflegen/',
    }),
  ],
  below: [
    pair(FABRICS, {
      headline: t('Was gut gewebt ist, bleibt', 'Ce qui est bien tissé dure', 'Wat goed geweven is, blijft'),
      text: inRegions(
        t(
          'Unsere Handtücher, Plaids und Bettwäsche kommen aus einer Weberei auf der Schwäbischen Alb und einer im Norden Frankreichs. Gewaschen, nicht gebleicht.',
          'Nos serviettes, plaids et parures viennent d’un tissage du Jura souabe et d’un autre du nord de la France. Lavés, jamais blanchis.',
          'Onze handdoeken, plaids en dekbedovertrekken komen uit een weverij in de Schwäbische Alb en een in Noord-Frankrijk. Gewassen, niet gebleekt.',
        ),
        {
          'fr-ch': { serviettes: 'linges' },
          'fr-be': { serviettes: 'essuies' },
          'nl-be': { dekbedovertrekken: 'donsovertrekken' },
        },
      ),
      step: {
        path: '/ratgeber/textilien-pflegen/',
        label: t('Pflege im Magazin', 'Nos conseils d’entretien', 'Zo verzorgt u textiel'),
      },
    }),
    products(
      t('Weich unter den Füßen', 'Doux sous le pied', 'Zacht onder de voeten'),
      [160305, 160505, 160605],
      {
        path: '/textilien/teppiche/',
        label: t('Alle Teppiche', 'Tous les tapis', 'Alle vloerkleden'),
      },
    ),
  ],
})
