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
  /** Its checkout; null where the environment names none, and nothing is sold then. */
  checkout: CheckoutSetup | null
}

/** The checkout of a tenant, by its variables. */
export type CheckoutSetup = {
  /** `https://…`, without a slash at the end. */
  origin: string
  user: string
  token: string
  /** Signs what is handed over, and what comes back. */
  secret: string
  /** Origins of payment providers that the checkout loads something from. */
  partners: readonly string[]
}

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$/i

const Environment = v.object({
  SCAYLE_HOST: v.pipe(
    v.string('SCAYLE_HOST is missing: the host of the Storefront API, TENANT.storefront.api.scayle.cloud.'),
    v.regex(
      HOST,
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

const filled = (name: string) =>
  v.pipe(v.string(`${name} is missing, and the checkout needs it.`), v.minLength(1, `${name} is empty.`))

/** All of them, or none: a checkout that cannot read the order that comes back would take money and say nothing. */
const CheckoutEnvironment = v.object({
  SCAYLE_CHECKOUT_HOST: v.pipe(
    filled('SCAYLE_CHECKOUT_HOST'),
    v.regex(HOST, 'SCAYLE_CHECKOUT_HOST has to be a host, without https:// and without a path.'),
  ),
  SCAYLE_CHECKOUT_USER: filled('SCAYLE_CHECKOUT_USER'),
  SCAYLE_CHECKOUT_TOKEN: filled('SCAYLE_CHECKOUT_TOKEN'),
  SCAYLE_CHECKOUT_SECRET: filled('SCAYLE_CHECKOUT_SECRET'),
  SCAYLE_CHECKOUT_PARTNERS: v.optional(
    v.pipe(
      v.string(),
      v.transform((words) => words.split(/\s+/).filter(Boolean)),
      v.array(
        v.pipe(
          v.string(),
          v.regex(
            /^https:\/\/[a-z0-9.*-]+(:\d{1,5})?$/i,
            'SCAYLE_CHECKOUT_PARTNERS has to be https origins without a path, with spaces between them.',
          ),
        ),
      ),
    ),
    '',
  ),
})
const CHECKOUT_VARIABLES = Object.keys(CheckoutEnvironment.entries)

const ATTRIBUTES: AttributeKeys = {
  name: 'name',
  brand: 'brand',
  description: 'description',
  colour: 'color',
  size: 'size',
}

/** @throws with a sentence for each variable that is missing or wrong */
export function scayleSetup(options: ScayleOptions, environment: Variables): ScayleSetup {
  const { SCAYLE_HOST, SCAYLE_TOKEN, SCAYLE_PICTURES } = parsed(Environment, environment)
  return {
    host: SCAYLE_HOST,
    token: SCAYLE_TOKEN,
    pictures: SCAYLE_PICTURES ?? null,
    attributes: { ...ATTRIBUTES, ...options.attributes },
    deliveryDays: options.deliveryDays ?? { from: 2, to: 4 },
    relevancy: options.relevancy ?? null,
    checkout: checkoutSetup(environment),
  }
}

type Variables = Readonly<Record<string, string | undefined>>

function checkoutSetup(environment: Variables): CheckoutSetup | null {
  if (CHECKOUT_VARIABLES.every((name) => environment[name] === undefined)) return null
  const given = parsed(CheckoutEnvironment, environment)
  return {
    origin: `https://${given.SCAYLE_CHECKOUT_HOST}`,
    user: given.SCAYLE_CHECKOUT_USER,
    token: given.SCAYLE_CHECKOUT_TOKEN,
    secret: given.SCAYLE_CHECKOUT_SECRET,
    partners: given.SCAYLE_CHECKOUT_PARTNERS,
  }
}

function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  environment: Variables,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, environment)
  if (!result.success) throw new Error(result.issues.map(({ message }) => message).join('\n'))
  return result.output
}
