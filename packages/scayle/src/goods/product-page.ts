import type { loadProduct } from '@shop/api-client/contract/catalogue'
import type { AnswerOf } from '@shop/api-client/contract/define-call'
import type { Attributes } from '@shop/domain/product/product'
import type { ProductFacts } from '@shop/domain/product/product-facts'
import { productTrail } from '@shop/domain/product-detail/product-trail'
import { productHref } from '@shop/domain/product-link/product-href'
import type { Shop } from '@shop/domain/shop/shop'
import * as v from 'valibot'
import type { AttributeKeys, ScayleSetup } from '../connection/setup.ts'
import type { WireProduct } from '../wire/wire-product.ts'
import { productOf } from './product-of.ts'

/** A longer list is no line to read. */
const MOST_LISTED = 40

const Contact = v.object({ name: v.string(), address: v.string(), email: v.string() })
/** Maker and responsible person, as the tenant keeps them in `customData.safety`. @see eu-duties C-15 */
const Safety = v.object({ maker: Contact, responsiblePerson: v.nullish(Contact, null) })

/** The page of a product, without what SCAYLE has nothing of: reviews, questions, bundles, leaflets, films. */
export function productPage(
  wire: WireProduct,
  { setup, shop }: { setup: ScayleSetup; shop: Shop },
): AnswerOf<typeof loadProduct> {
  const product = productOf(wire, { setup, shop })
  const href = productHref(product)
  const safety = v.safeParse(Safety, wire.customData.safety)
  return {
    product: { ...product, siblings: family(product) },
    breadcrumbs: productTrail(product, href),
    reviews: { average: 0, count: 0, visible: 0, bars: [], items: [], page: 1, pages: 0 },
    questions: { count: 0, items: [], page: 1 },
    safety: safety.success ? safety.output : null,
    features: featuresOf(product.attributes, setup.attributes),
    care: [],
    facts: NO_FACTS,
    bundle: null,
    alternatives: [],
    paths: { [shop.locale]: href },
  }
}

/** The shop shows a product among its siblings; SCAYLE names the others alone. */
function family(product: ReturnType<typeof productOf>) {
  const { siblings } = product
  if (siblings.length === 0 || siblings.some(({ id }) => id === product.id)) return siblings
  const colour = product.colorsList[0]?.[0]
  const label = Object.values(product.attributes)
    .flatMap(({ values }) => values)
    .find(({ value }) => value === colour)?.label
  const own = {
    id: product.id,
    label: label ?? product.name,
    referenceKey: product.referenceKey,
    imageHash: product.images[0]?.hash ?? '',
    image: product.images[0] ?? null,
    href: productHref(product),
    isActive: product.isActive,
    advancedAttributes: product.advancedAttributes,
    buyableVariant: !product.isSoldOut,
    hasVariants: product.variants.length > 1,
  }
  return [...siblings, own].sort((one, other) => one.id - other.id)
}

/** Attributes that stand elsewhere on the page are no feature. */
function featuresOf(attributes: Attributes, { name, description, size }: AttributeKeys) {
  return Object.values(attributes)
    .filter(({ key, values }) => ![name, description, size].includes(key) && values.length > 0)
    .filter(({ values }) => values.length <= MOST_LISTED)
    .map(({ key, label, values }) => ({ key, label, value: values.map((one) => one.label).join(', ') }))
}

const NO_FACTS: ProductFacts = {
  videos: [],
  downloads: [],
  seals: [],
  energyLabel: null,
  warnings: [],
  electrical: null,
  medicalProduct: null,
  personalisation: null,
  advice: {},
  fibres: [],
  ageFrom: null,
  ecoParticipation: null,
  durabilityGuarantee: null,
  variantImages: {},
}
