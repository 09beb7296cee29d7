import { advanced, all } from '../catalogue/changes.ts'
import type { ProductLine } from '../catalogue/product-line.ts'
import { t } from '../words/localised.ts'
import { beds } from './beds.ts'
import { chairs } from './chairs.ts'
import { garden } from './garden.ts'
import { kitchen } from './kitchen.ts'
import { lamps } from './lamps.ts'
import { oneOfAKind } from './one-of-a-kind.ts'
import { sofas } from './sofas.ts'
import { storage } from './storage.ts'
import { tables } from './tables.ts'
import { textiles } from './textiles.ts'
import { towelsAndPlaids } from './towels-and-plaids.ts'
import { vasesAndCandles } from './vases-and-candles.ts'
import { wallsAndBaskets } from './walls-and-baskets.ts'

/** Every design line of the home shop. */
export const homeLines: readonly ProductLine[] = [
  ...sofas.map(withFabricSamples),
  ...tables,
  ...storage,
  ...chairs,
  ...beds,
  ...towelsAndPlaids,
  ...lamps,
  ...textiles,
  ...vasesAndCandles,
  ...wallsAndBaskets,
  ...kitchen,
  ...garden,
  ...oneOfAKind,
]

/** Where shoppers order what an upholstered product is covered with. */
function withFabricSamples(line: ProductLine): ProductLine {
  const samples = advanced('stoffmuster', t('Stoffmuster', 'Échantillons', 'Stofstalen'), '/stoffmuster/')
  return { ...line, change: line.change ? all(line.change, samples) : samples }
}
