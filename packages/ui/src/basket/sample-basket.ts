import type { BasketItem } from '@shop/domain/basket/basket'

/** A line for stories; minor units. */
export function sampleItem(changes: Partial<BasketItem> = {}): BasketItem {
  const price = {
    withTax: 119900,
    withoutTax: 100756,
    recommendedRetailPrice: null,
    appliedReductions: [],
    currencyCode: 'EUR' as const,
  }
  return {
    key: 'sofa',
    quantity: 1,
    availableQuantity: 4,
    status: 'available',
    reason: null,
    product: {
      id: 1,
      referenceKey: '100100',
      name: 'Sofa Ruhe, Zweisitzer mit Bezug aus Leinen',
      brand: 'Lindhaus',
      subbrand: null,
      seoUrl: null,
      images: [
        {
          hash: 'sofa',
          src: 'lindhaus/sofa-2-sitzer-beige-main.webp',
          alt: 'Zweisitzer mit Leinenbezug in Beige',
          width: 1000,
          height: 1000,
          colour: '#d8cfc0',
        },
      ],
      attributes: {},
      advancedAttributes: {},
      categoryNames: ['Wohnen', 'Sofas'],
    },
    variant: {
      id: 11,
      referenceKey: '100100_1',
      label: 'Beige, 180 cm',
      price: {
        withTax: 119900,
        withoutTax: 100756,
        recommendedRetailPrice: null,
        tax: { vat: { amount: 19144, rate: 19 } },
        currencyCode: 'EUR',
        reference: null,
        appliedReductions: [],
        lowestPriorPrice: null,
      },
      stock: { quantity: 4 },
      buyability: 1,
      deliveryDays: { from: 3, to: 5 },
      priceSteps: [],
      priceBefore: null,
      paybackFactor: null,
    },
    price: { unit: price, total: price },
    totalBefore: null,
    priceBefore: null,
    customData: { pricePromotionKey: null, customText: null, cPromo: null, ffData: null },
    displayData: {},
    itemGroup: null,
    promotionId: null,
    promotion: null,
    ...changes,
  }
}
