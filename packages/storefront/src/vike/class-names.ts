import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Where the style sheets of components lie: this package and its neighbours with the blocks and the parts. */
const FOLDERS = ['storefront', 'blocks', 'ui'].map((name) =>
  join(import.meta.dirname, `../../../${name}/src`),
)
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
    .sort()
    .map((file) => [file, readFileSync(file, 'utf8')])
}

/** Short names of the classes and animations of each style sheet of a component. */
export function classesByFile(): Map<string, string[]> {
  const classes = new Map<string, string[]>()
  for (const [name, number] of classNumbers(styleSheets())) {
    const file = name.slice(0, name.lastIndexOf(' '))
    classes.set(file, [...(classes.get(file) ?? []), shortened(number)])
  }
  return classes
}

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
