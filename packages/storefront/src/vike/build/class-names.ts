import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Where the style sheets of components lie: this package and its neighbours with the blocks and the parts. */
const FOLDERS = ['storefront', 'blocks', 'ui'].map((name) =>
  join(import.meta.dirname, `../../../../${name}/src`),
)
/** What Storybook alone shows; its names would make those of the shop longer. */
const OF_STORYBOOK = /\/(?:foundations|samples|start-here|testing)\//
const NAMES = /\.(-?[A-Za-z_][\w-]*)|@keyframes\s+([\w-]+)/g

/**
 * Names the classes of a build by number, `_1` to `_zz`: names stand in the style sheet, in every page and in the
 * scripts, and Vite's own, each with a hash of its file that nothing compresses, made the style sheet a sixth larger.
 * The numbers follow the files by name, so that the same sources give the same build. In development names stay
 * readable.
 */
export function shortClassNames(): Plugin {
  return {
    name: 'shop:short-class-names',
    config(_, { command }) {
      if (command !== 'build') return {}
      const numbers = classNumbers(styleSheets())
      return { css: { modules: { generateScopedName: (name, file) => shortName(numbers, file, name) } } }
    },
  }
}

/** Text of every style sheet of a component, by file. */
function styleSheets(): [file: string, css: string][] {
  return FOLDERS.flatMap((folder) =>
    globSync('**/*.module.css', { cwd: folder }).map((name) => join(folder, name)),
  )
    .filter((file) => !OF_STORYBOOK.test(file))
    .sort()
    .map((file) => [file, readFileSync(file, 'utf8')])
}

/** Which class numbers belong together: every style sheet of a component, with the first number of its classes. */
export function styleUnits(): StyleUnit[] {
  const sheets = styleSheets()
  const numbers = classNumbers(sheets)
  const firsts = new Map<string, number>()
  for (const [name, number] of numbers) {
    const file = name.slice(0, name.lastIndexOf(' '))
    if (!firsts.has(file)) firsts.set(file, number)
  }
  return [...firsts].map(([file, first]) => ({ file, first }))
}

/** A style sheet of a component; its number is its place in the list. */
export type StyleUnit = { file: string; first: number }

/** A number for each class and animation, by `file name`, in the order of the files. */
export function classNumbers(sheets: readonly (readonly [file: string, css: string])[]): Map<string, number> {
  const names = sheets.flatMap(([file, css]) =>
    [...css.matchAll(NAMES)].map(([, className, animation]) => `${file} ${className ?? animation}`),
  )
  return new Map([...new Set(names)].map((name, index) => [name, index]))
}

/** @throws when a class is asked for that the style sheets were not seen to have */
export function shortName(numbers: ReadonlyMap<string, number>, file: string, name: string): string {
  const [path = file] = file.split('?')
  const number = numbers.get(`${path} ${name}`)
  if (number === undefined)
    throw new Error(
      `The class '${name}' of ${path} has no number: style sheets of components lie in ui, blocks or storefront and end in .module.css.`,
    )
  return shortened(number)
}

/** An underscore first: a name such as `ads` would be hidden by what people use against advertising. */
function shortened(number: number): string {
  return `_${number.toString(36)}`
}
