import { expect, test } from 'vitest'
import type { ProductCard } from '../product/product-card.ts'
import { productCardOf } from '../product-card/product-card-of.ts'
import { anImage, aProduct, type ProductWords } from '../testing/a-product.ts'
import { aVariant } from '../testing/a-variant.ts'
import { cardColours, type FamilyMember, withColour } from './card-colours.ts'

const SEVEN = ['grau', 'gruen', 'blau', 'beige', 'rot', 'rosa', 'natur']

test.each([
  ['a thing in one colour', ['grau'], 0, [], 0],
  ['two colours', ['grau', 'gruen'], 1, ['grau', 'gruen'], 0],
  ['five', SEVEN.slice(0, 5), 0, SEVEN.slice(0, 5), 0],
  ['seven', SEVEN, 0, SEVEN.slice(0, 5), 2],
  ['seven, the face behind the fifth', SEVEN, 6, [...SEVEN.slice(0, 4), 'natur'], 2],
  ['a colour without a swatch', ['grau', 'mauve', 'blau'], 0, ['grau', 'blau'], 0],
  ['a face without a swatch', ['mauve', 'grau', 'blau'], 0, [], 0],
])('%s: of %j with the face %i the card offers %j and %i more', (_, colours, face, offered, more) => {
  const members = colours.map((colour, index) => member({ id: index + 1, traits: { farbe: colour } }))

  const found = cardColours(at(members, face), members)

  expect(found.colours.flatMap(({ swatch }) => swatch)).toEqual(offered)
  expect(found.moreColours).toBe(more)
})

test('a colour that the shop has given a swatch is offered with it', () => {
  const members = ['mauve', 'grau'].map((farbe, at) => member({ id: at + 1, traits: { farbe } }))
  const own = new Map([['mauve', ['#b08aa6', '#ffffff']]])

  expect(cardColours(at(members, 0), members, own).colours.map(({ swatch }) => swatch)).toEqual([
    ['#b08aa6', '#ffffff'],
    ['grau'],
  ])
})

test('what nobody can buy is no choice, unless it is what the card shows', () => {
  const variants = [aVariant({ buyability: 4 })]
  const members = [
    member({ id: 1, traits: { farbe: 'grau' } }),
    member({ id: 2, traits: { farbe: 'blau' }, variants }),
    member({ id: 3, traits: { farbe: 'rot' } }),
  ]

  expect(cardColours(at(members, 0), members).colours.map(({ id }) => id)).toEqual([1, 3])
  expect(cardColours(at(members, 1), members).colours.map(({ id }) => id)).toEqual([1, 2, 3])
})

test('a card offers the colours of its own dimension', () => {
  const bed = (id: number, farbe: string, vppdimension: string) =>
    member({ id, traits: { farbe }, advancedTraits: { vppdimension } })
  const members = [bed(1, 'natur', '160 cm'), bed(2, 'natur', '200 cm'), bed(3, 'braun', '200 cm')]

  expect(cardColours(at(members, 1), members).colours.map(({ id }) => id)).toEqual([2, 3])
})

test('with another colour a card has its picture, price and address, and the rating of the family', () => {
  const members = [
    member({ id: 1, traits: { farbe: 'grau' }, variants: [aVariant({ price: 900 })] }),
    member({
      id: 2,
      referenceKey: '4711002',
      traits: { farbe: 'blau' },
      variants: [aVariant({ id: 22, price: 700 })],
      images: [anImage({ src: 'blau.webp' }), anImage({ src: 'blau-2.webp' })],
    }),
  ]
  const { colours } = cardColours(at(members, 0), members)
  const card = { ...at(members, 0).card, rating: { average: 4.2, count: 9 }, colours }

  const blue = withColour(card, 2)

  expect(blue).toMatchObject({ id: 2, price: { price: 700 }, variantId: 22, rating: { count: 9 }, colours })
  expect(blue.href).toContain('4711002')
  expect(blue.images.map(({ src }) => src)).toEqual(['blau.webp'])
  expect(blue).not.toHaveProperty('swatch')
})

test('a colour says only what differs from the card by more than its number', () => {
  const chair = (id: number, farbe: string, name: string) =>
    member({ id, referenceKey: `${id}`, traits: { farbe }, name })
  const members = [
    chair(4711001, 'grau', 'Sessel'),
    chair(4711002, 'blau', 'Sessel'),
    chair(4711003, 'rot', 'Sessel Rot'),
  ]

  const { colours } = cardColours(at(members, 0), members)
  const card = { ...at(members, 0).card, colours }

  expect(colours.map((colour) => Object.keys(colour))).toEqual([
    ['id', 'label', 'swatch'],
    ['id', 'label', 'swatch', 'images'],
    ['id', 'label', 'swatch', 'href', 'name', 'images'],
  ])
  for (const [index, { card: alone }] of members.entries()) {
    const { href, referenceKey, name } = withColour(card, 4711001 + index)
    expect({ href, referenceKey, name }).toEqual({
      href: alone.href,
      referenceKey: alone.referenceKey,
      name: alone.name,
    })
  }
})

test('what only the face has is not said of its other colours', () => {
  const members = ['grau', 'blau'].map((farbe, index) => member({ id: index + 1, traits: { farbe } }))
  const face = at(members, 0)
  const noted: FamilyMember = {
    ...face,
    card: { ...face.card, recallNote: 'Zurückgerufen', ecoNote: 'davon 5 €', isReadFirst: true },
  }
  const all = [noted, at(members, 1)]

  // As it arrives in a browser: what is undefined is gone.
  const card: ProductCard = JSON.parse(JSON.stringify({ ...noted.card, ...cardColours(noted, all) }))

  for (const note of ['recallNote', 'ecoNote', 'isReadFirst']) {
    expect(withColour(card, 1)).toHaveProperty(note)
    expect(withColour(card, 2)).not.toHaveProperty(note)
  }
})

test('its own colour and an unknown one leave a card as it is', () => {
  const members = ['grau', 'blau'].map((farbe, index) => member({ id: index + 1, traits: { farbe } }))
  const card = { ...at(members, 0).card, ...cardColours(at(members, 0), members) }

  expect(withColour(card, 1)).toBe(card)
  expect(withColour(card, 99)).toBe(card)
})

function member(words: ProductWords): FamilyMember {
  const product = aProduct(words)
  return { product, card: productCardOf(product) }
}

function at(members: readonly FamilyMember[], place: number): FamilyMember {
  const found = members[place]
  if (!found) throw new Error(`The family has no member ${place}.`)
  return found
}
