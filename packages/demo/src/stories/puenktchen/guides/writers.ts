import { t } from '../../../words/localised.ts'
import type { Writer } from '../../guide-page.ts'
import { BEAR, KNITS } from '../../scenes.ts'

export const MINA: Writer = {
  name: 'Mina Sommer',
  role: t(
    'Gründerin und Mutter von zweien',
    'Fondatrice et maman de deux enfants',
    'Oprichtster en moeder van twee',
  ),
  text: t(
    'Mina hat Pünktchen am Küchentisch begonnen, mit einem schlafenden Baby auf dem Arm. Sie testet alles zuerst zu Hause.',
    'Mina a lancé Pünktchen sur la table de la cuisine, un bébé endormi dans les bras. Elle teste tout d’abord à la maison.',
    'Mina begon Pünktchen aan de keukentafel, met een slapende baby op de arm. Ze test alles eerst thuis.',
  ),
  scene: BEAR,
}
export const JULE: Writer = {
  name: 'Jule Arens',
  role: t('Hebamme', 'Sage-femme', 'Verloskundige'),
  text: t(
    'Jule begleitet seit zwölf Jahren Familien in den ersten Wochen. Sie liest jeden Artikel, in dem es um Schlaf und Essen geht.',
    'Jule accompagne les familles dans les premières semaines depuis douze ans. Elle relit tout ce qui touche au sommeil et au repas.',
    'Jule begeleidt al twaalf jaar gezinnen in de eerste weken. Ze leest elk artikel over slapen en eten na.',
  ),
  scene: KNITS,
}
