import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type DemoShop, demoCatalogue } from './demo-catalogue.ts'

const SHOPS: readonly DemoShop[] = ['home-shop', 'baby-shop']

const folder = process.argv[2]
if (!folder) {
  console.error(
    'Usage: node src/write-catalogue.ts <folder>: names the folder that gets home-shop.ndjson and baby-shop.ndjson.',
  )
  process.exit(1)
}

await mkdir(folder, { recursive: true })
for (const shop of SHOPS) {
  const file = join(folder, `${shop}.ndjson`)
  const lines = demoCatalogue(shop)
  await pipeline(Readable.from(withLineEnds(lines)), createWriteStream(file))
  console.log(file)
}

function* withLineEnds(lines: Iterable<string>): Iterable<string> {
  for (const line of lines) yield `${line}\n`
}
