import type { ProductCard } from '@shop/domain/product/product-card'

/** A product for stories; a story names what it is about. */
export function aCard(differences: Partial<ProductCard> = {}): ProductCard {
  return {
    id: 1,
    referenceKey: '1000123',
    name: 'Esstisch Alma, Massivholz Eiche',
    brand: 'Lindhaus',
    subbrand: null,
    href: '/p/esstisch-alma-1000123/',
    images: [
      {
        hash: 'esstisch',
        src: 'lindhaus/esstisch-natur-main.webp',
        alt: 'Esstisch aus Massivholz in Natur',
        width: 1000,
        height: 1000,
        colour: '#e2c199',
      },
    ],
    badges: [],
    energyLabel: null,
    rating: { average: 4.6, count: 128 },
    colorsList: [['natur'], ['schwarz'], ['braun']],
    price: {
      amount: 1,
      price: 64900,
      recommendedRetailPrice: null,
      referencePrice: null,
      lowestPriorPrice: null,
      discountPercent: 0,
      unitPrice: null,
      currencyCode: 'EUR',
      hasDifferentPrice: false,
    },
    delivery: null,
    isSoldOut: false,
    variantId: 11,
    needsChoice: false,
    variantCount: 1,
    categoryNames: ['Möbel', 'Tische'],
    ...differences,
  }
}

/** Six different products of both brands, for rows and grids. */
export function someCards(): ProductCard[] {
  const table = aCard()
  const reduced = {
    amount: 1,
    price: 3999,
    recommendedRetailPrice: null,
    referencePrice: 4999,
    lowestPriorPrice: 4999,
    discountPercent: 20,
    unitPrice: null,
    currencyCode: 'EUR' as const,
    hasDifferentPrice: false,
  }
  return [
    aCard({ images: [...table.images, picture('esstisch-natur-detail', '#e2c095')] }),
    aCard({
      id: 2,
      name: 'Ringvase Oona aus Steinzeug',
      images: [picture('vase-ring-beige-main', '#d1c1a7')],
      badges: [{ id: 's', type: 'sale', label: '-20 %' }],
      price: reduced,
      rating: null,
    }),
    aCard({
      id: 3,
      name: 'Sessel Tove mit Bouclé-Bezug',
      images: [picture('sessel-weiss-main', '#d6cec0')],
      badges: [{ id: 'n', type: 'new', label: 'new' }],
      variantCount: 3,
    }),
    aCard({
      id: 4,
      name: 'Handgewebter Wollteppich mit Fransen',
      subbrand: 'Studio',
      images: [picture('teppich-beige-main', '#d2c2a9')],
      price: {
        ...reduced,
        price: 24900,
        referencePrice: null,
        discountPercent: 0,
        lowestPriorPrice: null,
        hasDifferentPrice: true,
        unitPrice: { price: 8300, unit: 'm²', amount: 1 },
      },
      rating: null,
    }),
    aCard({
      id: 5,
      name: 'Teddybär mit Schal',
      brand: 'Pünktchen',
      images: [picture('teddybaer-braun-main', '#7f5c49', 'puenktchen')],
      colorsList: [['braun']],
    }),
    aCard({
      id: 6,
      name: 'Stapelturm in Regenbogenfarben',
      brand: 'Pünktchen',
      images: [picture('stapelturm-mehrfarbig-main', '#d3806c', 'puenktchen')],
      isSoldOut: true,
      colorsList: [],
    }),
  ]
}

function picture(name: string, colour: string, folder = 'lindhaus') {
  return { hash: name, src: `${folder}/${name}.webp`, alt: name, width: 1000, height: 1000, colour }
}
