/**
 * How a component is meant to be used, in words for designers, editors and developers. It lives beside
 * the story, in `<name>.usage.ts`, and stands at the top of the component's page.
 */
export type Usage = {
  /** One or two sentences: what it is for. */
  purpose: string
  do: readonly string[]
  dont: readonly string[]
  /** What its words and pictures must keep to. */
  content?: readonly string[]
  /** What the keyboard does: key, effect. Left out where there is nothing to reach. */
  keys?: readonly (readonly [key: string, effect: string])[]
}
