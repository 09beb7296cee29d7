import type { ProductPageData } from '@shop/api-client/contract/catalogue'
import { struckPrice } from '@shop/domain/price/struck-price'
import { unitDisplay } from '@shop/domain/price/unit-display'
import { canOrder } from '@shop/domain/product/can-order'
import { isPreOrder } from '@shop/domain/product/is-pre-order'
import type { Variant, VariantPrice } from '@shop/domain/product/product'
import { productHref } from '@shop/domain/product-link/product-href'
import { articleId } from './article-id.ts'

/** What is asked of a product besides its data. */
export type CataloguePlace = {
  /** The whole address of a path of the shop. */
  addressOf: (path: string) => string
  /** The whole address of a picture; null for what is no picture. */
  pictureOf: (src: string) => string | null
  /** What the choice between variants is called, as the product page calls it. */
  choiceName: string
}

type Page = Pick<ProductPageData, 'product' | 'facts'> & {
  reviews: { average: number; count: number } | null
}

/**
 * A product as the protocol's catalogue has it, with the prices, availability and duties of its page. Amounts are minor
 * units with tax.
 *
 * @param variants those to name, the featured one first; without any the product cannot be shown
 */
export function ucpProduct(page: Page, variants: readonly Variant[], place: CataloguePlace) {
  const { product } = page
  const prices = product.variants.map(({ price }) => price)
  const struck = product.variants.map(({ price }) => struckPrice(price) ?? price.withTax)
  const hasChoice = product.variants.length > 1
  const { energyLabel } = page.facts
  return {
    id: product.referenceKey,
    title: product.name,
    description: { plain: product.description },
    url: place.addressOf(productHref(product)),
    categories: product.categories.map((path) => ({
      value: path.map(({ categoryName }) => categoryName).join(' > '),
      taxonomy: 'merchant',
    })),
    price_range: range(
      prices,
      prices.map(({ withTax }) => withTax),
    ),
    ...(struck.every((amount, at) => amount === prices[at]?.withTax)
      ? {}
      : { list_price_range: range(prices, struck) }),
    media: product.images.flatMap(({ src, alt }) => {
      const url = place.pictureOf(src)
      return url === null ? [] : [{ type: 'image', url, ...(alt === '' ? {} : { alt_text: alt }) }]
    }),
    ...(hasChoice
      ? {
          options: [
            {
              name: place.choiceName,
              values: product.variants.map((variant) => ({
                id: articleId(product, variant),
                label: variant.label,
              })),
            },
          ],
        }
      : {}),
    ...(page.reviews === null || page.reviews.count === 0
      ? {}
      : {
          rating: { value: page.reviews.average, scale_min: 1, scale_max: 5, count: page.reviews.count },
        }),
    metadata: {
      brand: product.brand,
      ...(energyLabel === null
        ? {}
        : {
            energy_class: energyLabel.class,
            energy_scale: `${energyLabel.scale.from}-${energyLabel.scale.to}`,
            energy_register: energyLabel.eprelId,
          }),
    },
    variants: variants.map((variant) => ucpVariant(page, variant, place)),
  }
}

export type UcpProduct = ReturnType<typeof ucpProduct>

function ucpVariant({ product }: Page, variant: Variant, { addressOf, choiceName }: CataloguePlace) {
  const { price, label, referenceKey, gtin, deliveryDays } = variant
  const hasChoice = product.variants.length > 1
  const struck = struckPrice(price)
  const available = canOrder(variant)
  const choice = hasChoice ? `?variant=${encodeURIComponent(referenceKey)}` : ''
  return {
    id: articleId(product, variant),
    sku: referenceKey,
    title: hasChoice && label !== '' ? `${product.name}, ${label}` : product.name,
    description: { plain: product.description },
    url: addressOf(productHref(product) + choice),
    ...(gtin === undefined ? {} : { barcodes: [{ type: 'GTIN', value: gtin }] }),
    price: money(price.withTax, price),
    ...(struck === null ? {} : { list_price: money(struck, price) }),
    ...unitPrice(price),
    availability: {
      available,
      status: available ? (isPreOrder(variant) ? 'preorder' : 'in_stock') : 'out_of_stock',
    },
    ...(hasChoice ? { options: [{ name: choiceName, id: articleId(product, variant), label }] } : {}),
    metadata: { delivery_days_from: deliveryDays.from, delivery_days_to: deliveryDays.to },
  }
}

function unitPrice({ reference, currencyCode }: VariantPrice) {
  if (reference?.content === undefined) return {}
  const unit = unitDisplay(reference.unit)
  return {
    unit_price: {
      amount: reference.withTax,
      currency: currencyCode,
      measure: { value: reference.content, unit },
      reference: { value: reference.size, unit },
    },
  }
}

function range(prices: readonly VariantPrice[], amounts: readonly number[]) {
  const [first] = prices
  if (first === undefined) throw new Error('A product without variants has no price: leave it out before.')
  return { min: money(Math.min(...amounts), first), max: money(Math.max(...amounts), first) }
}

function money(amount: number, { currencyCode }: Pick<VariantPrice, 'currencyCode'>) {
  return { amount, currency: currencyCode }
}
