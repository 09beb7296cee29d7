/** Nobody reads it in a document. */
const INDENT = /^[ \t]+/gm

/** A function as the text that an inline script is made of; builds have it minified, see `compact-scripts.ts`. */
export function sourceOf(script: (...input: never[]) => void): string {
  return script.toString().replace(INDENT, '')
}
