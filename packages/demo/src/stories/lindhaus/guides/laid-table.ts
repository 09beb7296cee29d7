import { t } from '../../../words/localised.ts'
import { guide } from '../../guide-page.ts'
import { LAID_TABLE } from '../../scenes.ts'
import type { StoryPage } from '../../story-parts.ts'
import { TABLE_TEXT } from '../guide-texts.ts'
import { KARLA } from './writers.ts'

export const laidTable: StoryPage = guide({
  slug: 'der-gedeckte-tisch',
  kicker: t('Gäste', 'Recevoir', 'Gasten'),
  title: t('Der gedeckte Tisch', 'Dresser la table', 'De gedekte tafel'),
  description: t(
    'Wie aus Steinzeug, Leinen und Kerzen ein Abend wird: eine kleine Anleitung.',
    'Grès, lin et bougies : petit guide pour dresser une table où l’on reste longtemps.',
    'Aardewerk, linnen en kaarsen: een kleine gids voor een tafel waaraan iedereen blijft zitten.',
  ),
  scene: LAID_TABLE,
  writer: KARLA,
  published: '2026-08-14',
  parts: [TABLE_TEXT],
  shop: [
    t('Für den gedeckten Tisch', 'Pour la table', 'Voor de gedekte tafel'),
    [180111, 180303, 180503, 170314, 170111, 150101],
    '/essen/geschirr/',
  ],
})
