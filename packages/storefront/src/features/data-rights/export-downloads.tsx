import { Trans, useLingui } from '@lingui/react'
import { Button } from '@shop/ui/button/button'
import { useShopFormat } from '@shop/ui/shop-format'
import { useShop } from '../../use-shop.ts'
import css from './export.module.css'
import type { ExportSection } from './export-html.ts'

type ExportDownloadsProps = {
  /** The whole answer of the server. */
  document: { exportedAt: string }
  sections: readonly ExportSection[]
}

/** The same data as two files: one for machines, one for people. Nothing is asked for again. */
export function ExportDownloads({ document, sections }: ExportDownloadsProps) {
  const { i18n } = useLingui()
  const { name, market } = useShop()
  const { date, time, money } = useShopFormat()
  const file = i18n.t({ id: 'export.file', message: 'meine-daten' })

  const readable = async () => {
    const [{ exportHtml }, { exportLabels }, { browserConsent }] = await Promise.all([
      import('./export-html.ts'),
      import('./export-labels.ts'),
      import('./browser-consent.ts'),
    ])
    const consent = {
      title: i18n.t({ id: 'exportSection.consent', message: 'Einwilligungen in diesem Browser' }),
      rows: browserConsent().map(({ isGiven, ...service }) => ({
        ...service,
        state: isGiven
          ? i18n.t({ id: 'export.agreed', message: 'zugestimmt' })
          : i18n.t({ id: 'export.refused', message: 'abgelehnt' }),
      })),
    }
    return exportHtml({
      language: market.languageTag,
      title: i18n.t({ id: 'export.pageTitle', message: 'Meine Daten bei {name}', values: { name } }),
      lead: i18n.t({
        id: 'export.pageLead',
        message: 'Stand: {day}. Jedes einzelne Feld steht in der JSON-Datei.',
        values: { day: date(document.exportedAt) },
      }),
      nothing: i18n.t({ id: 'export.nothing', message: 'Nichts gespeichert.' }),
      sections: [...sections, consent],
      labels: exportLabels(i18n),
      moment: (iso) => `${date(iso)}, ${time(iso)}`,
      day: (iso) => date(iso),
      money: (units, currency) => money(units, currency === 'EUR' || currency === 'CHF' ? { currency } : {}),
    })
  }

  const complete = async () => {
    const { browserConsent } = await import('./browser-consent.ts')
    return JSON.stringify({ ...document, consentOfThisBrowser: browserConsent() }, null, 2)
  }

  return (
    <div className={css.downloads}>
      <Button onClick={() => void readable().then((html) => save(`${file}.html`, html, 'text/html'))}>
        <Trans id="export.html" message="Zum Lesen herunterladen (HTML)" />
      </Button>
      <Button
        kind="secondary"
        onClick={() => void complete().then((json) => save(`${file}.json`, json, 'application/json'))}
      >
        <Trans id="export.json" message="Vollständig herunterladen (JSON)" />
      </Button>
    </div>
  )
}

function save(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // the browser has begun to read it by then
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
