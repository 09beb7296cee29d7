import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import type { ShownVariant } from '@shop/api-client/office/product-commands'
import { changeVariant, MOST_LABEL } from '@shop/api-client/office/variant-commands'
import type { Language } from '@shop/domain/market/markets'
import { type GtinProblem, gtinProblem } from '@shop/domain/product-detail/gtin'
import { useState } from 'react'
import * as v from 'valibot'
import { useShop } from '../../client/use-shop.ts'
import { useShopPlaces } from '../../client/use-shop-places.ts'
import { DraftActions } from '../../parts/draft/draft-actions.tsx'
import { DraftField } from '../../parts/draft/draft-field.tsx'
import { useDraft } from '../../parts/draft/use-draft.ts'
import listing from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { languageName } from '../../words/names/intl-name.ts'

/** The label of a variant in every language of the shop, and its EAN. */
export function VariantTexts({ variant }: { variant: ShownVariant }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { languages } = useShopPlaces()
  const draft = useDraft(`office.variant.${shop.id}.${variant.id}`, {
    label: variant.label,
    gtin: variant.gtin ?? '',
  })
  const { act, isBusy, failure, refusal } = useCommand()
  const [isSaved, setSaved] = useState(false)
  const [refused, setRefused] = useState<unknown>(null)
  const gtin = textOf(draft.value('gtin'))
  const isEdited = draft.edits.some(({ path }) => path === 'gtin')
  const wrong = gtin === '' || !isEdited ? null : gtinProblem(gtin)
  // What the shop says of an EAN is about this one, and not about the next one that is typed.
  const taken = refusal?.code === 'gtinTaken' && refused === gtin ? failure : null
  const fields = { draft, isReadOnly: !shop.may('products.change') }

  async function save(): Promise<void> {
    const sent = draft.edits
    const read = v.safeParse(changeVariant.input, { variantId: variant.id, edits: sent.map(asStored) })
    setSaved(false)
    if (!read.success) return
    setRefused(gtin)
    if ((await act(changeVariant, read.output, { seen: 0 })) === null) return
    draft.saved(sent)
    setSaved(true)
  }

  return (
    <section className={listing.section}>
      <div className={listing.pair}>
        {germanFirst(languages).map((language) => (
          <DraftField
            {...fields}
            key={language}
            path={`label.${language}`}
            label={i18n.t({
              id: 'newProduct.inLanguage',
              message: '{label}, {language}',
              values: {
                label: i18n.t({ id: 'newProduct.label', message: 'Colour or size' }),
                language: languageName(language, i18n),
              },
            })}
            isOptional={language !== 'de'}
            most={MOST_LABEL}
          />
        ))}
        <DraftField
          {...fields}
          path="gtin"
          label={i18n.t({ id: 'newProduct.gtin', message: 'EAN, if there is one' })}
          isOptional
          problem={wrong === null ? taken : gtinText(wrong, i18n)}
        />
      </div>
      {failure !== null && taken === null && refusal?.code !== 'gtinTaken' && (
        <Notice tone="bad">{failure}</Notice>
      )}
      {isSaved && draft.edits.length === 0 && (
        <Notice tone="good">
          <Trans id="product.saved" message="Saved. The shop shows it within a second." />
        </Notice>
      )}
      <DraftActions draft={draft} isBusy={isBusy} isWrong={wrong !== null} onSave={() => void save()} />
    </section>
  )
}

/** German stands in for a language without words of its own, so it is asked for in every shop. */
function germanFirst(languages: readonly Language[]): Language[] {
  return ['de', ...languages.filter((language) => language !== 'de')]
}

/** An EAN that was taken away is none, and one that there was not yet was none. */
function asStored(edit: { path: string; was?: unknown; now?: unknown }) {
  if (edit.path !== 'gtin') return edit
  return { path: edit.path, was: textOf(edit.was) || null, now: textOf(edit.now) || null }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function gtinText(problem: GtinProblem, i18n: I18n): string {
  const texts: Record<GtinProblem, string> = {
    figures: i18n.t({ id: 'gtin.figures', message: 'An EAN has figures alone, without spaces.' }),
    length: i18n.t({ id: 'gtin.length', message: 'An EAN has 8, 12, 13 or 14 figures.' }),
    checkFigure: i18n.t({
      id: 'gtin.checkFigure',
      message: 'The last figure does not follow from the others: one is wrong, or two have changed places.',
    }),
  }
  return texts[problem]
}
