import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

const ORIGIN = 'https://ucp.dev/'
const BASE = `${ORIGIN}schemas/`
const schemas: Record<string, { $id?: string }> = JSON.parse(
  readFileSync(new URL('schemas/ucp-2026-04-08.json', import.meta.url), 'utf8'),
)
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
for (const schema of Object.values(schemas)) ajv.addSchema(placed(schema))

/**
 * What is wrong with a document by the schemas of the Universal Commerce Protocol, none for a valid one.
 *
 * @param reference below `https://ucp.dev/schemas/`, or of the profile `discovery/profile.json`; as `shopping/catalog_search.json#/$defs/search_response`
 */
export function ucpProblems(reference: string, document: unknown): unknown[] {
  const place = reference.startsWith('discovery/') ? ORIGIN : BASE
  return ajv.validate({ $ref: place + reference }, document) ? [] : (ajv.errors ?? ['invalid'])
}

/** As published, the profile says that it lies among the schemas, and refers to them from where it really is. */
function placed(schema: { $id?: string }): object {
  return schema.$id === `${BASE}discovery/profile.json`
    ? { ...schema, $id: `${ORIGIN}discovery/profile.json` }
    : schema
}
