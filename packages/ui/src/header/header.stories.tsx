import { useEffect, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { MainNavigation } from '../navigation/main-navigation.tsx'
import { sampleNavigation } from '../navigation/sample-navigation.ts'
import { SearchField } from '../search-field/search-field.tsx'
import { Header } from './header.tsx'

const meta = preview.meta({
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    brandName: 'Lindhaus',
    homeHref: '/',
    accountHref: '/konto/',
    wishlistHref: '/wunschliste/',
    basketHref: '/warenkorb/',
    wishlistCount: 2,
    basketCount: 3,
    serviceBar: {
      notes: [
        { text: 'Versandkostenfrei ab 75 €', href: '/versand/' },
        { text: '30 Tage Rückgabe', href: '/rueckgabe/' },
        { text: 'Service 0800 123 45 67, Mo bis Fr 9 bis 18 Uhr', href: 'tel:08001234567' },
      ],
    },
    search: <SearchField action="/suche/" />,
    navigation: <MainNavigation items={sampleNavigation} currentHref="/wohnen/" />,
    onMenuOpen: fn(),
  },
})

export const Plain = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Warenkorb, 3 Artikel' })).toHaveAttribute(
      'href',
      '/warenkorb/',
    )
    await expect(canvas.getByRole('searchbox', { name: 'Im Shop suchen' })).toHaveAttribute('name', 'q')
  },
})

export const CountsNotKnownYet = meta.story({
  args: { wishlistCount: null, basketCount: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Warenkorb' })).toBeVisible()
  },
})

export const ManyArticles = meta.story({ args: { basketCount: 128, brandName: 'Pünktchen' } })
export const WithoutWishlist = meta.story({ args: { wishlistHref: null } })

export const BasketPanel = meta.story({
  args: {
    basketPanel: (close) => (
      <a href="/kasse/" onClick={close}>
        Zur Kasse
      </a>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const icon = canvas.getByRole('link', { name: 'Warenkorb, 3 Artikel' })
    await expect(canvas.queryByRole('link', { name: 'Zur Kasse' })).toBeNull()

    await userEvent.hover(icon)
    await expect(await canvas.findByRole('link', { name: 'Zur Kasse' })).toBeVisible()

    // The pointer stays where it is, and so does the focus.
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Zur Kasse' })).toBeNull())
  },
})

/** The arrow key scrolled the page when it was pressed before the panel had opened. */
export const ArrowBeforeThePanelIsThere = meta.story({
  tags: ['behaviour'],
  args: { basketPanel: () => <LoadedLater /> },
  play: async ({ canvas, userEvent }) => {
    const icon = canvas.getByRole('link', { name: 'Warenkorb, 3 Artikel' })
    icon.focus()

    await userEvent.keyboard('{ArrowDown}')
    const first = await canvas.findByRole('link', { name: 'Zur Kasse' })
    await waitFor(() => expect(first).toHaveFocus())

    await userEvent.keyboard('{Escape}')
    await expect(icon).toHaveFocus()
    await expect(canvas.queryByRole('link', { name: 'Zur Kasse' })).toBeNull()
  },
})

function LoadedLater() {
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLoaded(true), 50)
    return () => clearTimeout(timer)
  }, [])
  return isLoaded ? <a href="/kasse/">Zur Kasse</a> : null
}
