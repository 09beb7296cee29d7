import { Trans, useLingui } from '@lingui/react'
import type { ShownColour } from '@shop/api-client/office/colour-commands'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { coloursQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import listing from '../../parts/listing.module.css'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { problemText } from '../../words/problems/problem-text.ts'
import styles from './colours.module.css'
import { SwatchLook } from './swatch-look.tsx'
import { SwatchSheet } from './swatch-sheet.tsx'

/** Every colour of the goods with its swatch, those without one first. */
export function ColoursPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data, error } = useQuery(coloursQuery(shop.id))
  const [opened, setOpened] = useState<string | null>(null)
  const colours = data?.colours.toSorted((a, b) => Number(hasSwatch(a)) - Number(hasSwatch(b))) ?? []
  const shown = colours.find(({ value }) => value === opened)

  return (
    <div className={listing.page}>
      <header>
        <PageTitle>
          <Trans id="colours.title" message="Colours" />
        </PageTitle>
        <p className={listing.quiet}>
          <Trans
            id="colours.about"
            message="How the shop draws each colour, on cards and among the filters. A card offers the colours of a thing only where each of them has a swatch."
          />
        </p>
      </header>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {!data && !error && (
        <Loading label={i18n.t({ id: 'colours.loading', message: 'The colours are loading' })} rows={8} />
      )}
      {data && colours.length === 0 && (
        <Empty title={i18n.t({ id: 'colours.empty', message: 'No product has a colour yet' })}>
          <Trans
            id="colours.emptyHint"
            message="Give one to a product among its attributes: it stands here as soon as it is saved."
          />
        </Empty>
      )}
      {colours.length > 0 && (
        <ul className={styles.colours} aria-label={i18n.t({ id: 'colours.title', message: 'Colours' })}>
          {colours.map((colour) => (
            <li key={colour.value}>
              <SwatchLook parts={colour.swatch ?? [colour.value]} />
              <span className={styles.name}>
                <strong>{colour.label.de}</strong>
                <span className={listing.quiet}>{colour.value}</span>
              </span>
              <State colour={colour} />
              {shop.may('products.change') && (
                <Button
                  aria-label={i18n.t({
                    id: 'colours.changeNamed',
                    message: 'Change: {name}',
                    values: { name: colour.label.de },
                  })}
                  onPress={() => setOpened(colour.value)}
                >
                  <Trans id="colours.change" message="Change" />
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {shown && <SwatchSheet key={shown.value} colour={shown} onClose={() => setOpened(null)} />}
    </div>
  )
}

function State({ colour }: { colour: ShownColour }) {
  const { i18n } = useLingui()
  if (!colour.isUsed)
    return <Badge tone="quiet">{i18n.t({ id: 'colours.unused', message: 'No product has it' })}</Badge>
  if (colour.swatch !== null)
    return <Badge tone="notice">{i18n.t({ id: 'colours.set', message: 'Set here' })}</Badge>
  return hasSwatch(colour) ? (
    <Badge tone="quiet">{i18n.t({ id: 'colours.named', message: 'As its name says' })}</Badge>
  ) : (
    <Badge tone="bad">{i18n.t({ id: 'colours.noLook', message: 'No swatch' })}</Badge>
  )
}

function hasSwatch({ swatch, isKnown }: ShownColour): boolean {
  return swatch !== null || isKnown
}
