import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { OperationName } from '../ucp/operation/operation.ts'

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

const CHECKOUT = ['fulfillment', 'buyer_consent', 'discount'].map(
  (name) => `shopping/${name}.json#/$defs/dev.ucp.shopping.checkout`,
)
const CART = ['shopping/discount.json#/$defs/dev.ucp.shopping.cart']
const ANSWERS: Readonly<Record<OperationName, readonly string[]>> = {
  search_catalog: ['shopping/catalog_search.json#/$defs/search_response'],
  lookup_catalog: ['shopping/catalog_lookup.json#/$defs/lookup_response'],
  get_product: ['shopping/catalog_lookup.json#/$defs/get_product_response'],
  create_cart: CART,
  get_cart: CART,
  update_cart: CART,
  cancel_cart: CART,
  create_checkout: CHECKOUT,
  get_checkout: CHECKOUT,
  update_checkout: CHECKOUT,
  complete_checkout: CHECKOUT,
  cancel_checkout: CHECKOUT,
  get_order: ['shopping/order.json'],
}

/**
 * What is wrong with the answer to an operation, whether it tells of what was asked for or says that it is not there.
 * Those that were not admitted, under a status of 400 or more, have no schema; they say why.
 */
export function ucpAnswerProblems(
  name: OperationName,
  status: number,
  document: AnsweredDocument,
): unknown[] {
  if (status >= 400)
    return typeof document.code === 'string' && typeof document.content === 'string' ? [] : [document]
  const refused = document.ucp?.status === 'error'
  const references = refused ? ['shopping/types/error_response.json'] : ANSWERS[name]
  return references.flatMap((reference) =>
    ucpProblems(reference, document).map((problem) => ({ name, reference, problem })),
  )
}

type AnsweredDocument = { ucp?: { status?: unknown }; code?: unknown; content?: unknown }

/** As published, the profile says that it lies among the schemas, and refers to them from where it really is. */
function placed(schema: { $id?: string }): object {
  return schema.$id === `${BASE}discovery/profile.json`
    ? { ...schema, $id: `${ORIGIN}discovery/profile.json` }
    : schema
}
