import * as v from 'valibot'

/** What a brand says about its tenant in `shop.ts`; everything has a default. */
export type ScayleOptions = {
  /** Which attributes of the tenant hold what the shop shows of every product. */
  attributes?: Partial<AttributeKeys>
  /** Working days until something in stock arrives, where the variant itself says nothing. */
  deliveryDays?: { from: number; to: number }
  /** The order of lists that are sorted by relevancy; without one the tenant's own. */
  relevancy?: string
}

/** Attribute keys of a tenant, by what the shop reads in them. */
export type AttributeKeys = {
  name: string
  brand: string
  description: string
  colour: string
  /** What tells the variants of a product apart. */
  size: string
}

/** The tenant as the environment names it, and the options with their defaults. */
export type ScayleSetup = {
  host: string
  token: string
  /** Where pictures are, with a slash at the end; null where their hashes are media keys of the shop. */
  pictures: string | null
  attributes: AttributeKeys
  deliveryDays: { from: number; to: number }
  relevancy: string | null
}

const Environment = v.object({
  SCAYLE_HOST: v.pipe(
    v.string('SCAYLE_HOST is missing: the host of the Storefront API, TENANT.storefront.api.scayle.cloud.'),
    v.regex(
      /^[a-z0-9.-]+(:\d{1,5})?$/i,
      'SCAYLE_HOST has to be a host, without https:// and without a path: the client always speaks TLS.',
    ),
  ),
  SCAYLE_TOKEN: v.pipe(
    v.string('SCAYLE_TOKEN is missing: the access token of the Storefront API.'),
    v.minLength(1, 'SCAYLE_TOKEN is empty.'),
  ),
  SCAYLE_PICTURES: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https:\/\/[^?#]+\/$/, 'SCAYLE_PICTURES has to be an https address that ends in a slash.'),
    ),
  ),
})

const ATTRIBUTES: AttributeKeys = {
  name: 'name',
  brand: 'brand',
  description: 'description',
  colour: 'color',
  size: 'size',
}

/** @throws with a sentence for each variable that is missing or wrong */
export function scayleSetup(
  options: ScayleOptions,
  environment: Readonly<Record<string, string | undefined>>,
): ScayleSetup {
  const parsed = v.safeParse(Environment, environment)
  if (!parsed.success) throw new Error(parsed.issues.map(({ message }) => message).join('\n'))
  const { SCAYLE_HOST, SCAYLE_TOKEN, SCAYLE_PICTURES } = parsed.output
  return {
    host: SCAYLE_HOST,
    token: SCAYLE_TOKEN,
    pictures: SCAYLE_PICTURES ?? null,
    attributes: { ...ATTRIBUTES, ...options.attributes },
    deliveryDays: options.deliveryDays ?? { from: 2, to: 4 },
    relevancy: options.relevancy ?? null,
  }
}
