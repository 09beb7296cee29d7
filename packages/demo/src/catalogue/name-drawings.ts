import type { ProductRecord } from '@shop/engine/records/catalogue-record'
import { COLOURS, type ColourKey, isColourKey } from '../words/colours.ts'
import { all, type Change } from './changes.ts'

type Personalisation = NonNullable<NonNullable<ProductRecord['facts']>['personalisation']>
type Drawing = NonNullable<Personalisation['drawing']>
type Palette = Pick<Drawing, 'ground' | 'ink' | 'pieces'>

const BEECH = '#e3c69b'
const WALNUT = '#6b4536'

/** Painted wood, as it was rendered in each colour. */
const WOOD: Partial<Record<ColourKey, string[]>> = {
  natur: ['#f1e3c8', '#c99d70', '#d9b98a'],
  mehrfarbig: ['#8fb3a0', '#e8bf52', '#c9705a'],
  hellblau: ['#9fc4d8', '#dce9ee', '#7fabc4'],
  rosa: ['#e3a9a4', '#f3d9d3', '#cf8a86'],
}

const CLOTH: Partial<Record<ColourKey, string>> = {
  beige: '#e0d3bd',
  gelb: '#d9a93f',
  grau: '#c5c2bd',
  gruen: '#a8bba0',
  hellblau: '#b4d0de',
  rosa: '#e6b9b5',
  weiss: '#f4efe6',
}

/** A wagon or a hollow for each letter, in millimetres. */
export function drawnOfWood(kind: 'wagons' | 'board', length: Drawing['length'], then: Change): Change {
  return drawn({ kind, font: 'display', length }, then, (colour) => {
    const pieces = WOOD[colour] ?? []
    const ink = kind === 'wagons' && colour === 'mehrfarbig' ? '#fffaf0' : WALNUT
    return {
      ground: BEECH,
      ink,
      pieces: kind === 'board' && colour === 'natur' ? [WALNUT, '#a8764d'] : pieces,
    }
  })
}

/** Stitched on the cloth itself, or on a ribbon of its own colour. */
export function drawnOnCloth(perLetter: number, then: Change, ribbon?: string): Change {
  return drawn({ kind: 'cloth', font: 'text', length: { base: 0, perLetter } }, then, (colour) => ({
    ground: ribbon ?? CLOTH[colour] ?? '#f4efe6',
    ink: colour === 'gelb' ? '#fdf8ec' : WALNUT,
    pieces: [],
  }))
}

/** Cut into the glaze of a cup. */
export function drawnOnCup(perLetter: number, then: Change): Change {
  return drawn({ kind: 'cup', font: 'display', length: { base: 0, perLetter } }, then, (colour) => ({
    ground: colour === 'weiss' ? '#f6f2ea' : '#ddd0bc',
    ink: '#7a5a41',
    pieces: [],
  }))
}

/** The drawing joins the personalisation that `then` gives the product. */
function drawn(
  drawing: Pick<Drawing, 'kind' | 'font' | 'length'>,
  then: Change,
  palette: (colour: ColourKey) => Palette,
): Change {
  return all(then, (product) => {
    const { facts } = product
    if (!facts?.personalisation) return product
    const personalisation = {
      ...facts.personalisation,
      drawing: { ...drawing, ...palette(colourOf(product)) },
    }
    return { ...product, facts: { ...facts, personalisation } }
  })
}

function colourOf({ referenceKey }: ProductRecord): ColourKey {
  const number = referenceKey.slice(-2)
  const colour = Object.keys(COLOURS)
    .filter(isColourKey)
    .find((key) => COLOURS[key].number === number)
  if (!colour)
    throw new Error(`Article number ${referenceKey} ends in ${number}, which is no colour of COLOURS.`)
  return colour
}
