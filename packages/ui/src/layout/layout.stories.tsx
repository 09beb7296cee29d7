import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { Header } from '../header/header.tsx'
import { MainNavigation } from '../navigation/main-navigation.tsx'
import { sampleNavigation } from '../navigation/sample-navigation.ts'
import { SearchField } from '../search-field/search-field.tsx'
import { DocumentationLayout } from './documentation-layout.tsx'
import { Layout } from './layout.tsx'
import { PageWidth } from './page-width.tsx'

const meta = preview.meta({
  component: Layout,
  parameters: { layout: 'fullscreen' },
  args: {
    header: (
      <Header
        brandName="Pünktchen"
        homeHref="/"
        accountHref="/konto/"
        wishlistHref="/wunschliste/"
        basketHref="/warenkorb/"
        wishlistCount={0}
        basketCount={1}
        serviceBar={{ notes: [{ text: 'Versandkostenfrei ab 49 €', href: null }] }}
        search={<SearchField action="/suche/" />}
        navigation={<MainNavigation items={sampleNavigation} />}
        onMenuOpen={fn()}
      />
    ),
    footer: <footer />,
    children: (
      <PageWidth>
        <h1>Guten Tag</h1>
        <div style={{ blockSize: 1600 }} />
      </PageWidth>
    ),
  },
})

export const Shop = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Zum Inhalt springen' })

    await expect(skip).toHaveFocus()
    await expect(skip).toHaveAttribute('href', '#inhalt')
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'inhalt')
  },
})

export const Documentation = meta.story({
  render: () => (
    <DocumentationLayout
      brandName="Lindhaus"
      homeHref="/"
      pages={[
        { label: 'Überblick', href: '/documentation/', isCurrent: true, headings: [] },
        { label: 'Mails', href: '/documentation/mails/', isCurrent: false, headings: [] },
      ]}
    >
      <h1>Überblick</h1>
      <p>Was der Shop kann, und wie er es tut.</p>
    </DocumentationLayout>
  ),
})
