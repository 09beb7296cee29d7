import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { integrationDocument } from '../packages/commerce/src/integration/integration-document.ts'
import { openApiBreaks } from '../packages/doors/src/open-api/open-api-breaks.ts'

const FILE = join(import.meta.dirname, '../packages/commerce/open-api.json')

/**
 * `node scripts/open-api.ts`: writes the document of the integration API, after it was changed on purpose. What would take
 * something from those who use it is listed and not written, unless `--break` says so.
 */
const document = integrationDocument()
const breaks = existsSync(FILE) ? openApiBreaks(JSON.parse(readFileSync(FILE, 'utf8')), document) : []
for (const line of breaks) console.error(line)
if (breaks.length > 0 && !process.argv.includes('--break')) {
  console.error(
    'Those who use the API would notice. Keep what they have, or write it with --break and a new path.',
  )
  process.exitCode = 1
} else {
  writeFileSync(FILE, `${JSON.stringify(document, null, 2)}\n`)
  console.log(`packages/commerce/open-api.json: ${Object.keys(document.paths).length} paths`)
}
