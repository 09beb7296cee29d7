import { readFileSync, writeFileSync } from 'node:fs'
import { colours as babyShop } from '../apps/baby-shop/colours.ts'
import { colours as homeShop } from '../apps/home-shop/colours.ts'
import { PAINTED_FILES, painted } from './colours/painted.ts'

/** `pnpm colours`: writes the colours of every brand, which stand in `apps/<shop>/colours.ts`, into its theme and icon. */
for (const [shop, colours] of Object.entries({ 'home-shop': homeShop, 'baby-shop': babyShop })) {
  for (const file of PAINTED_FILES) {
    const place = new URL(`../apps/${shop}/${file}`, import.meta.url)
    const text = readFileSync(place, 'utf8')
    const wanted = painted(text, colours)
    if (wanted === text) continue
    writeFileSync(place, wanted)
    console.log(`apps/${shop}/${file} has the colours of apps/${shop}/colours.ts now.`)
  }
}
