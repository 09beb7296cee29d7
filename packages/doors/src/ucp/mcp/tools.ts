import type * as v from 'valibot'
import { BasketInput } from '../basket/basket-input.ts'
import { LookupInput, ProductInput, SearchInput } from '../catalogue/catalogue-input.ts'
import type { OperationName } from '../operation/operation.ts'
import { CompleteInput } from '../payment/payment-input.ts'

/** An operation as a tool of the Model Context Protocol. */
export type UcpTool = {
  name: OperationName
  title: string
  /** For the model that chooses among tools, and for whoever builds on it. */
  description: string
  /** Which argument holds what is sent, and its shape; null where nothing is. */
  payload: { argument: 'catalog' | 'cart' | 'checkout'; schema: v.GenericSchema } | null
  takesId: boolean
  /** Whether it has to come with an idempotency key. */
  needsKey: boolean
  isReadOnly: boolean
}

const CATALOG = { takesId: false, needsKey: false, isReadOnly: true } as const

/** Every tool; @see https://ucp.dev/2026-04-08/services/shopping/mcp.openrpc.json */
export const UCP_TOOLS: readonly UcpTool[] = [
  {
    name: 'search_catalog',
    title: 'Search the catalogue',
    description:
      'Finds products by words, or lists a category by its path (“/wohnen/sofas/”). Prices are in minor units, of the country in `context.address_country`. The cursor of an answer leads to the next page.',
    payload: { argument: 'catalog', schema: SearchInput },
    ...CATALOG,
  },
  {
    name: 'lookup_catalog',
    title: 'Look up articles',
    description: 'Reads up to 50 products or articles by their ids. Unknown ids are named in `messages`.',
    payload: { argument: 'catalog', schema: LookupInput },
    ...CATALOG,
  },
  {
    name: 'get_product',
    title: 'Read a product',
    description: 'One product with its choices, of which `selected` may name some.',
    payload: { argument: 'catalog', schema: ProductInput },
    ...CATALOG,
  },
  ...basketTools('cart', 'Cart', 'a cart'),
  ...basketTools('checkout', 'Checkout', 'a checkout'),
  {
    name: 'complete_checkout',
    title: 'Checkout: complete',
    description:
      'Orders what is in a checkout that is `ready_for_complete`, once the buyer has agreed to its totals on a page of the platform: with an instrument of a payment handler that the checkout names, and its token. A checkout that is not says what is missing, or where the buyer goes on: at `continue_url`.',
    payload: { argument: 'checkout', schema: CompleteInput },
    takesId: true,
    needsKey: true,
    isReadOnly: false,
  },
  {
    name: 'get_order',
    title: 'Read an order',
    description:
      'The order that a checkout has become: what was bought, what has been sent, what was refunded. The request has to be signed by the platform that began the checkout.',
    payload: null,
    takesId: true,
    needsKey: false,
    isReadOnly: true,
  },
]

function basketTools(kind: 'cart' | 'checkout', title: string, one: string): UcpTool[] {
  const payload = { argument: kind, schema: BasketInput }
  return [
    {
      name: `create_${kind}`,
      title: `${title}: create`,
      description: `Begins ${one} with articles and voucher codes. It lasts 6 hours; the buyer goes on at its \`continue_url\`.`,
      payload,
      takesId: false,
      needsKey: false,
      isReadOnly: false,
    },
    {
      name: `get_${kind}`,
      title: `${title}: read`,
      description: `Reads ${one}: lines, totals in minor units, and what is wrong with any of it.`,
      payload: null,
      takesId: true,
      needsKey: false,
      isReadOnly: true,
    },
    {
      name: `update_${kind}`,
      title: `${title}: replace`,
      description: `Replaces everything in ${one}: what is not named is taken out.`,
      payload,
      takesId: true,
      needsKey: false,
      isReadOnly: false,
    },
    {
      name: `cancel_${kind}`,
      title: `${title}: cancel`,
      description: `Ends ${one}. It can still be read.`,
      payload: null,
      takesId: true,
      needsKey: true,
      isReadOnly: false,
    },
  ]
}
