import type { MenuImage, NavigationItem } from './navigation-item.ts'

/** A picture for every line of a menu in stories. */
const image: MenuImage = {
  src: 'lindhaus/hero-wohnzimmer.webp',
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

/** The entry behind the categories, as it is once its parts are there. */
export const sampleDiscover: NavigationItem = {
  name: 'Entdecken',
  href: '/entdecken/',
  isCategory: false,
  children: [
    ['Neu', 'Frisch aus den Werkstätten.', '/neu/'],
    ['Angebote', 'Gute Stücke zum kleineren Preis.', '/angebote/'],
    ['Magazin', 'Einrichten, pflegen, Gäste haben.', '/ratgeber/'],
    ['Filialen', '', '/filialen/'],
  ].map(([name = '', text = '', href = '']) => ({
    name,
    text,
    href,
    image,
    isCategory: false,
    children: [],
  })),
}

function root(name: string, href: string, groups: [string, string[]][]): NavigationItem {
  const children = groups.map(([group, leaves]) => item(group, href, leaves))
  return { name, href, image, isCategory: true, children }
}

function item(name: string, base: string, leaves: string[]): NavigationItem {
  const href = `${base}${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}/`
  const children = leaves.map((leaf) => ({
    name: leaf,
    href: `${href}${leaf.toLowerCase()}/`,
    image,
    isCategory: true,
    children: [],
  }))
  return { name, href, image, isCategory: true, children }
}
