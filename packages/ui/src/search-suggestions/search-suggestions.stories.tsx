import type { EnergyLabel } from '@shop/domain/product/product-facts'
import { type ComponentProps, useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { someCards } from '../product-card/a-card.ts'
import { SearchField } from '../search-field/search-field.tsx'
import { SearchSuggestions } from './search-suggestions.tsx'
import type { SuggestionGroups, WordGroup } from './suggestion-groups.ts'

function group(
  kind: WordGroup['kind'],
  title: string,
  labels: string[],
  detail: string | null = null,
): WordGroup {
  const options = labels.map((label) => ({ id: `${kind}-${label}`, href: '#found', label, detail }))
  return { kind, title, options, action: null }
}

const NOTHING: SuggestionGroups = {
  words: [],
  tiles: { title: '', options: [] },
  products: { title: 'Produkte', options: [] },
  all: null,
}
const all = { id: 'all', href: '/suche/?q=so', label: 'Alle Ergebnisse für „so“' }
const lampLabel: EnergyLabel = {
  class: 'E',
  scale: { from: 'A', to: 'G' },
  eprelId: '1000001',
  label: null,
  sheet: 'lampe.pdf',
}
const everything: SuggestionGroups = {
  ...NOTHING,
  words: [
    group('queries', 'Suchbegriffe', ['sofa', 'sofa 3-sitzer', 'sofa leinen', 'solitär']),
    group('categories', 'Kategorien', ['Sofas', 'Sofakissen'], 'in Wohnen'),
    group('brands', 'Marken', ['Solveig']),
  ],
  products: {
    title: 'Produkte',
    options: someCards().map((card, index) => ({
      id: `product-${card.id}`,
      href: card.href,
      card: index === 1 ? { ...card, energyLabel: lampLabel } : card,
    })),
  },
  all,
}

const tiles = {
  title: 'Beliebte Kategorien',
  options: someCards().map(({ images }, index) => ({
    id: `tile-${index}`,
    href: '#found',
    label:
      ['Sofas', 'Esstische', 'Couch- und Beistelltische', 'Betten', 'Teppiche', 'Vasen'][index] ?? 'Mehr',
    image: index === 3 ? null : (images[0] ?? null),
  })),
}

function InTheHeader(args: ComponentProps<typeof SearchSuggestions>) {
  const [isOpen, setIsOpen] = useState(true)

  return (
    <div style={{ maxInlineSize: '640px', minBlockSize: '600px', marginInline: 'auto' }}>
      <SearchField
        action="/suche/"
        defaultQuery={args.typed}
        combobox={{
          listId: args.listId,
          isOpen,
          hasRows: true,
          activeId: args.activeId,
          onClose: () => setIsOpen(false),
          onClear: fn(),
        }}
      >
        <SearchSuggestions
          {...args}
          onFollow={(href, event) => {
            event.preventDefault()
            args.onFollow(href, event)
          }}
        />
      </SearchField>
    </div>
  )
}

const meta = preview.meta({
  component: SearchSuggestions,
  args: {
    listId: 'suggestions',
    typed: 'so',
    groups: everything,
    state: 'ready' as const,
    activeId: null,
    onFollow: fn(),
  },
  render: (args) => <InTheHeader {...args} />,
})

export const AllGroups = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Im Shop suchen' })
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(field).toHaveAttribute('aria-controls', 'suggestions')
    await expect(canvas.getByRole('group', { name: 'Kategorien' })).toHaveTextContent('Sofas in Wohnen')
    await expect(canvas.getByRole('status')).toHaveTextContent('13 Vorschläge')

    await userEvent.click(canvas.getByRole('option', { name: 'Solveig' }))
    await expect(args.onFollow).toHaveBeenCalledWith('#found', expect.anything())
  },
})

export const ActiveRow = meta.story({
  args: { activeId: 'categories-Sofas' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', 'categories-Sofas')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Sofas')
  },
})

export const BeforeTyping = meta.story({
  args: {
    typed: '',
    groups: {
      ...NOTHING,
      words: [
        {
          ...group('recent', 'Zuletzt gesucht', ['esstisch eiche', 'كرسي', '<b>fett</b> 🛋️']),
          action: { id: 'clear', label: 'Verlauf löschen', onChoose: fn() },
        },
      ],
      tiles,
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('option', { name: '<b>fett</b> 🛋️' })).toBeVisible()
    await userEvent.click(canvas.getByRole('option', { name: 'Verlauf löschen' }))
    await expect(args.groups.words[0]?.action?.onChoose).toHaveBeenCalledOnce()
  },
})

export const NothingSearchedYet = meta.story({ args: { typed: '', groups: { ...NOTHING, tiles } } })

export const Loading = meta.story({ args: { groups: NOTHING, state: 'loading' } })

export const NoHits = meta.story({
  args: { typed: 'xyzzy', groups: { ...NOTHING, tiles } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dazu fällt uns noch nichts ein.')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Beliebte Kategorien' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Keine Vorschläge')
  },
})

export const Failed = meta.story({
  args: { groups: NOTHING, state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Die Suche selbst funktioniert/)).toBeVisible()
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
})

export const LongWords = meta.story({
  args: {
    typed: 'donaudampfschiff',
    groups: {
      ...NOTHING,
      words: [
        group('queries', 'Suchbegriffe', [`donaudampfschiff${'fahrtsgesellschaft'.repeat(6)}`]),
        group(
          'categories',
          'Kategorien',
          ['Säuglingserstausstattungsgegenstände'],
          'in Kinderzimmereinrichtung',
        ),
      ],
      products: {
        title: 'Produkte',
        options: someCards()
          .slice(0, 1)
          .map((card) => ({
            id: 'long',
            href: card.href,
            card: { ...card, name: `Donaudampfschiff${'fahrtsgesellschaft'.repeat(8)}` },
          })),
      },
      all: { ...all, label: `Alle Ergebnisse für „donaudampfschiff${'fahrtsgesellschaft'.repeat(8)}“` },
    },
  },
})

export const OnlyProducts = meta.story({ args: { groups: { ...everything, words: [] } } })
