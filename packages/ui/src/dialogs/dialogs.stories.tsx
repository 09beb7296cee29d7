import { LOCALES } from '@shop/domain/market/markets'
import { type ComponentProps, useState } from 'react'
import preview from '../../.storybook/preview.ts'
import { Button } from '../button/button.tsx'
import { CountryPicker } from '../country-picker/country-picker.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { FacetList } from '../listing/facets/facet-list.tsx'
import { sampleFacets } from '../listing/facets/sample-facets.ts'
import { PriceRangeForm } from '../listing/price/price-range-form.tsx'
import { SortExplanation } from '../listing/sort/sort-explanation.tsx'
import { SortOptions } from '../listing/sort/sort-options.tsx'
import { MobileNavigation } from '../navigation/mobile-navigation.tsx'
import { sampleNavigation } from '../navigation/sample-navigation.ts'
import { PersonalisationForm } from '../personalisation/personalisation-form.tsx'
import { ReminderForm } from '../reminder/reminder-form.tsx'
import { SealList } from '../seals/seal-list.tsx'

const meta = preview.meta({
  title: 'Over a page',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

export const Country = meta.story({
  tags: ['snapshot'],
  render: () => (
    <Opened title="Land und Sprache">
      <CountryPicker
        current="de-de"
        locales={LOCALES}
        hrefFor={(locale) => `/${locale}/`}
        onPick={() => {}}
      />
    </Opened>
  ),
})

export const MainMenu = meta.story({
  render: () => (
    <Opened title="Menü" position="left">
      <MobileNavigation
        items={sampleNavigation}
        links={[{ label: 'Mein Konto', href: '/konto/' }]}
        countryLabel="Deutschland · Deutsch"
        onCountryPick={() => {}}
      />
    </Opened>
  ),
})

export const Filters = meta.story({
  tags: ['snapshot'],
  render: () => (
    <Opened title="Alle Filter" position="right" footer={<Button wide>42 Artikel zeigen</Button>}>
      <FacetList
        facets={sampleFacets}
        hrefFor={(facet, value) => `?filters[${facet.name}]=${value}`}
        rangeForm={() => (
          <PriceRangeForm
            range={{ min: 1995, max: 189900, from: null, to: 100000 }}
            currency="EUR"
            action="/wohnen/"
            hidden={{}}
          />
        )}
      />
    </Opened>
  ),
})

export const Sort = meta.story({
  render: () => (
    <Opened title="Sortieren" position="mobileLeft" size="s">
      <SortOptions
        sorts={['relevancy', 'price_asc', 'price_desc', 'newest']}
        current="relevancy"
        hrefFor={(sort) => `?sort=${sort}`}
      />
      <SortExplanation />
    </Opened>
  ),
})

export const Seals = meta.story({
  render: () => (
    <Opened title="Siegel">
      <SealList
        seals={[
          {
            key: 'leinen',
            name: 'Reines Leinen',
            text: 'Nur Fasern der Flachspflanze, gesponnen und gewebt, wie sie gewachsen sind.',
            image: null,
          },
          {
            key: 'sicherheit',
            name: 'Geprüfte Sicherheit',
            text: 'Ein unabhängiges Labor hat Standfestigkeit, Kanten und Schadstoffe geprüft.',
            image: null,
          },
        ]}
      />
    </Opened>
  ),
})

export const Personalisation = meta.story({
  render: () => (
    <Opened title="Mit Namen" position="right">
      <PersonalisationForm
        personalisation={{
          kind: 'text',
          rows: [{ label: 'Name', maxLength: 10, maxLengthOf: {}, required: true }],
          mayBeWithout: true,
        }}
        variantKey="1"
        texts={[]}
        onSave={() => {}}
        onWithout={() => {}}
      />
    </Opened>
  ),
})

export const Reminder = meta.story({
  tags: ['snapshot'],
  render: () => (
    <Opened title="Erinnern, wenn wieder da" size="s">
      <ReminderForm
        name="Teppich Hede, 160 × 230 cm"
        email=""
        onChange={() => {}}
        onSubmit={() => {}}
        error={null}
        isBusy={false}
      />
    </Opened>
  ),
})

export const Decision = meta.story({
  tags: ['snapshot'],
  render: () => (
    <Opened title="Adresse ändern?" size="s" isModal footer={<Button wide>Adresse ändern</Button>}>
      <p>Die gewählte Zustellung gibt es an der neuen Adresse nicht. Sie wird neu ausgesucht.</p>
    </Opened>
  ),
})

/** A dialog over an empty page, with a button that opens it again. */
function Opened(props: Omit<ComponentProps<typeof Dialog>, 'isOpen' | 'onClose'>) {
  const [isOpen, setOpen] = useState(true)
  return (
    <div style={{ padding: 24, minBlockSize: 700 }}>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Öffnen
      </Button>
      <Dialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}
