/// <reference types="vite/client" />
import type { Brand } from '@shop/domain/shop/brand'
import type { OwnMessages } from '@shop/i18n/own-messages'
import type { BrandSamples } from './brand-samples.ts'

/** A brand as Storybook shows it; `messages` is what it says in words of its own. */
export type StoryBrand = { id: string; name: string; samples: BrandSamples; messages: OwnMessages }

const brands = import.meta.glob<Brand>('../../../apps/*/brand.ts', { eager: true, import: 'brand' })
const samples = import.meta.glob<BrandSamples>('../../../apps/*/testing/samples.ts', {
  eager: true,
  import: 'samples',
})
const messages = import.meta.glob<OwnMessages>('../../../apps/*/overrides/messages.ts', {
  eager: true,
  import: 'messages',
})

/** The brands that the toolbar offers, every one of the repository, in the order of their ports. */
export const BRANDS: readonly StoryBrand[] = Object.entries(brands)
  .toSorted(([, one], [, other]) => one.defaultPort - other.defaultPort)
  .flatMap(([path, { id, name }]) => {
    const ownSamples = samples[path.replace('brand.ts', 'testing/samples.ts')]
    if (!ownSamples)
      throw new Error(`${path} has no testing/samples.ts beside it, so Storybook cannot show it.`)
    const own = messages[path.replace('brand.ts', 'overrides/messages.ts')] ?? {}
    return { id, name, samples: ownSamples, messages: own }
  })

/** The brand that the toolbar, or an address, asks for; the first one when it is none of ours. */
export function brandOf(globals: Record<string, unknown>): StoryBrand {
  const [first] = BRANDS
  if (!first) throw new Error('There is no brand to show: apps holds none.')
  return BRANDS.find(({ id }) => id === globals.brand) ?? first
}

/** Whether what the brand replaces is asked for as it is, or as all other brands show it. */
export function showsShared(globals: Record<string, unknown>): boolean {
  return globals.overrides === 'shared'
}

/** Names the brand on the page, which chooses its theme and what it replaces. */
export function wearBrand({ id }: StoryBrand, globals: Record<string, unknown> = {}): void {
  document.documentElement.dataset.brand = id
  document.documentElement.dataset.overrides = showsShared(globals) ? 'shared' : 'own'
}
