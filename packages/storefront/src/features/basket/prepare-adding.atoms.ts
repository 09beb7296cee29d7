import { atom } from 'jotai'
import { savesData } from '../../saves-data.ts'
import { askForBasketAtom } from './basket.atoms.ts'
import { prepareLayerAtom } from './shown-layer.atoms.ts'

/**
 * Fetches what adding a product takes, so that nothing is left to fetch once the server has answered: the layer, the
 * calls and what it recommends. What fails is asked for again when it is needed.
 */
export const prepareAddingAtom = atom(null, (get, set, productId: number): void => {
  const layer = get(prepareLayerAtom)
  if (layer === null) return
  layer.prepare(productId)
  set(askForBasketAtom).catch(() => undefined)
})

/** The same on a mere sign of interest: not for who saves data or has a slow line. */
export const foreseeAddingAtom = atom(null, (_get, set, productId: number): void => {
  if (!savesData()) set(prepareAddingAtom, productId)
})
