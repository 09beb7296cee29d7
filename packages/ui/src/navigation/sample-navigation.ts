import type { ProductImage } from '@shop/domain/product/product'
import type { NavigationItem } from './navigation-item.ts'

const scene: ProductImage = {
  hash: 'wohnzimmer',
  src: 'lindhaus/hero-wohnzimmer.webp',
  alt: '',
  width: 1600,
  height: 900,
  colour: '#b9ac9a',
}

/** Categories for stories. */
export const sampleNavigation: NavigationItem[] = [
  root('Wohnen', '/wohnen/', [
    ['Sofas & Sessel', ['Zweisitzer', 'Dreisitzer', 'Sessel', 'Poufs']],
    ['Tische', ['Couchtische', 'Beistelltische', 'Konsolen']],
    ['Aufbewahrung', ['Sideboards', 'Regale', 'Körbe']],
    ['Leuchten', ['Pendelleuchten', 'Stehleuchten', 'Tischleuchten']],
  ]),
  root('Essen', '/essen/', [
    ['Esstische', []],
    ['Stühle & Bänke', ['Stühle', 'Bänke', 'Barhocker']],
    ['Geschirr', ['Teller', 'Schalen', 'Sets']],
  ]),
  root('Schlafen', '/schlafen/', [
    ['Betten', []],
    ['Bettwäsche', ['Leinen', 'Baumwolle']],
    ['Nachttische', []],
  ]),
  root('Textilien', '/textilien/', [
    ['Kissen', []],
    ['Plaids', []],
    ['Handtücher', []],
  ]),
  root('Deko', '/deko/', []),
  root('Garten', '/garten/', [['Gartensessel', []]]),
  root('Sale', '/sale/', []),
]

function root(name: string, href: string, groups: [string, string[]][]): NavigationItem {
  const children = groups.map(([group, leaves]) => item(group, href, leaves))
  return { name, href, image: scene, children }
}

function item(name: string, base: string, leaves: string[]): NavigationItem {
  const href = `${base}${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}/`
  const children = leaves.map((leaf) => ({
    name: leaf,
    href: `${href}${leaf.toLowerCase()}/`,
    image: null,
    children: [],
  }))
  return { name, href, image: null, children }
}
