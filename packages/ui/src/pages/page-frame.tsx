import type { ReactNode } from 'react'
import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import { Layout } from '../layout/layout.tsx'
import { MainNavigation } from '../navigation/main-navigation.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import type { SampleShop } from './sample-shop.ts'

/** Header, footer and what stands between them, as every shop page has it. */
export function PageFrame({ shop, children }: { shop: SampleShop; children: ReactNode }) {
  const { name, words, frame, market, navigation } = shop
  const links = (labels: readonly string[]) => labels.map((label, index) => ({ label, href: `/${index}/` }))

  return (
    <Layout
      header={
        <Header
          brandName={name}
          homeHref="/"
          accountHref="/konto/"
          wishlistHref="/wunschliste/"
          basketHref="/warenkorb/"
          wishlistCount={2}
          basketCount={1}
          serviceBar={{ notes: frame.notes.map((text) => ({ text, href: null })) }}
          search={<SearchField action="/suche/" />}
          navigation={<MainNavigation items={navigation} currentHref="/0/" />}
          onMenuOpen={() => {}}
        />
      }
      footer={
        <Footer
          newsletter={null}
          brandName={name}
          columns={[
            { title: frame.titles[0], links: links(frame.service) },
            { title: frame.titles[1], links: links(words.departments.slice(0, 4)) },
          ]}
          paymentMethods={['KK', 'PP', 'RE', 'V']}
          carriers={['DHL', 'Hermes']}
          legalLinks={links(frame.legal)}
          copyright={`© 2026 ${name}`}
          countryLabel={market.languageTag}
          countryHref="/laender/"
        />
      }
    >
      {children}
    </Layout>
  )
}
