import { SIDEBAR } from '../sidebar.ts'

/**
 * The id of a component's page, from the folder of its story and the name of the file: `listing/products` and
 * `product-grid` are `components-listing-product-grid--docs`.
 */
export function pageOf(folder: string, file = folder): string {
  const [outermost = folder] = folder.split('/')
  const place = Object.entries(SIDEBAR).find(([, folders]) => folders.includes(outermost))?.[0]
  const path = [place ?? 'Components/More', file].join('-')
  return `${path.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`
}

/** The address of a page or a story in the whole of Storybook, from inside its frame. */
export function storybookAddress(id: string, globals: Record<string, unknown>): string {
  const kind = id.endsWith('--docs') ? 'docs' : 'story'
  const said = Object.entries(globals).map(([name, value]) => `${name}:${String(value)}`)
  return `./?path=/${kind}/${id}&globals=${said.join(';')}`
}
