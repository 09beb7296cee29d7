import { t } from '../../../words/localised.ts'
import type { Writer } from '../../guide-page.ts'
import { CANE, DOME_LAMP } from '../../scenes.ts'

export const KARLA: Writer = {
  name: 'Karla Lindner',
  role: t('Gründerin', 'Fondatrice', 'Oprichtster'),
  text: t(
    'Karla hat Lindhaus in einer alten Speicheretage begonnen. Sie prüft jedes Holz mit der Hand, bevor es ins Sortiment kommt.',
    'Karla a fondé Lindhaus dans un ancien entrepôt. Elle passe la main sur chaque bois avant qu’il n’entre dans la collection.',
    'Karla begon Lindhaus op een oude pakhuiszolder. Ze voelt aan elk stuk hout voordat het in de collectie komt.',
  ),
  scene: CANE,
}
export const JONAS: Writer = {
  name: 'Jonas Brandt',
  role: t('Einrichtungsberater', 'Conseiller en aménagement', 'Interieuradviseur'),
  text: t(
    'Jonas richtet seit fünfzehn Jahren Wohnungen ein, am liebsten kleine. Seine Regel: erst messen, dann träumen.',
    'Jonas aménage des appartements depuis quinze ans, de préférence petits. Sa règle : mesurer d’abord, rêver ensuite.',
    'Jonas richt al vijftien jaar huizen in, het liefst kleine. Zijn regel: eerst meten, dan dromen.',
  ),
  scene: DOME_LAMP,
}
