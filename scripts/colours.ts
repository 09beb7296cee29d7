import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandColours } from '../packages/domain/src/shop/brand-colours.ts'
import { PAINTED_FILES, painted } from './colours/painted.ts'
import { moduleOf, shopFolder, shopNames } from './shops.ts'

/** `pnpm colours`: writes the colours of every brand, which stand in `apps/<shop>/colours.ts`, into its theme and icon. */
for (const shop of shopNames()) {
  const { colours }: { colours: BrandColours } = await moduleOf(shop, 'colours.ts')
  for (const file of PAINTED_FILES) {
    const place = join(shopFolder(shop), file)
    const text = readFileSync(place, 'utf8')
    const wanted = painted(text, colours)
    if (wanted === text) continue
    writeFileSync(place, wanted)
    console.log(`apps/${shop}/${file} has the colours of apps/${shop}/colours.ts now.`)
  }
}
