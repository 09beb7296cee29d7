import { readFileSync } from 'node:fs'
import { openApiBreaks } from '@shop/doors/open-api/open-api-breaks'
import { expect, test } from 'vitest'
import { integrationDocument } from './integration-document.ts'

const kept = JSON.parse(readFileSync(new URL('../../open-api.json', import.meta.url), 'utf8'))
const document = integrationDocument()

// `node scripts/open-api.ts` writes the file, and nothing that would take something away.
test('the document in the repository is that of the API, and nothing is taken from those who use it', () => {
  expect(openApiBreaks(kept, document)).toEqual([])
  expect(JSON.parse(JSON.stringify(document))).toEqual(kept)
})

test('every operation has a name of its own and a scope', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  const names = operations.map(({ operationId }) => operationId)

  expect(new Set(names).size).toBe(names.length)
  expect(operations.filter(({ security }) => !security[0]?.token[0])).toEqual([])
})
