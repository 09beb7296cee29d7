import type { BlockGuide } from './block-guide.ts'

const modules = import.meta.glob<Record<string, unknown>>('../*/*.guide.ts', { eager: true })

/** What every block says of itself, by title. For documentation alone: shoppers never load it. */
export const blockGuides: readonly BlockGuide[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isGuide)
  .sort((one, other) => one.title.localeCompare(other.title, 'de'))

function isGuide(value: unknown): value is BlockGuide {
  return (
    typeof value === 'object' && value !== null && 'name' in value && 'title' in value && 'fields' in value
  )
}
