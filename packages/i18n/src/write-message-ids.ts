import { readFileSync, writeFileSync } from 'node:fs'
import { messageIdsText } from './message-ids-text.ts'

/** A step of `pnpm messages`: writes down the ids of the catalogues; `--check` only says whether they are. */
const file = new URL('locales/message-ids.ts', import.meta.url)
const text = messageIdsText(readFileSync(new URL('locales/de.po', import.meta.url), 'utf8'))

if (!process.argv.includes('--check')) writeFileSync(file, text)
else if (readFileSync(file, 'utf8') !== text) {
  console.error('packages/i18n/src/locales/message-ids.ts does not have the ids of de.po: run pnpm messages.')
  process.exitCode = 1
}
