import type { BrandColours } from '../../packages/domain/src/shop/brand-colours.ts'

/** The copies of a brand's colours that are no code: what `pnpm colours` writes, below `apps/<shop>`. */
export const PAINTED_FILES = ['theme.css', 'icon.svg'] as const

/** A theme or icon with the brand's colours in it: the custom properties called `--color-…`, and what says `data-colour`. */
export function painted(file: string, colours: BrandColours): string {
  return Object.entries(colours).reduce(
    (text, [name, colour]) =>
      text
        .replace(new RegExp(`(--color-${kebab(name)}: )[^;]+(?=;)`), `$1${colour}`)
        .replace(new RegExp(`(data-colour="${name}" fill=")[^"]+(?=")`, 'g'), `$1${colour}`),
    file,
  )
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
