import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { generatedCatalogue } from './catalogue/generated-catalogue.ts'

const count = Number(process.argv[2])
const seed = Number(process.argv[3] ?? 1)
if (!Number.isSafeInteger(count) || count < 1 || count > 8_000_000 || !Number.isSafeInteger(seed)) {
  console.error(
    'Usage: node src/generate-catalogue.ts <count> <seed>: streams count products made from a whole seed number.',
  )
  process.exit(1)
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // `| head` closes the pipe early, and that is its right.
  process.exit(error.code === 'EPIPE' ? 0 : 1)
})
await pipeline(Readable.from(batches(generatedCatalogue(count, seed))), process.stdout)

/** Many lines in one chunk: a million single writes would take most of the time. */
function* batches(lines: Iterable<string>): Iterable<string> {
  let batch = ''
  for (const line of lines) {
    batch += `${line}\n`
    if (batch.length > 262_144) {
      yield batch
      batch = ''
    }
  }
  if (batch) yield batch
}
