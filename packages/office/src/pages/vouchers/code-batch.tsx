import { Trans, useLingui } from '@lingui/react'
import type { CommandAnswer } from '@shop/api-client/office/define-command'
import type { Offer } from '@shop/api-client/office/promotion-commands'
import { exportVoucherCodes, MOST_CODES, makeVoucherCodes } from '@shop/api-client/office/voucher-commands'
import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { ExportMenu } from '../../tables/export-menu.tsx'
import type { TableColumn, TableFormat } from '../../tables/shape/exported-table.ts'
import { useSaveTable } from '../../tables/use-save-table.ts'
import { count, day } from '../../words/format.ts'
import { useStepDraft } from '../order/steps/use-step-draft.ts'
import { offerText } from '../promotions/offer-text.ts'
import styles from '../promotions/promotions-page.module.css'

const Typed = v.object({ number: v.string(), prefix: v.string() })
const NOTHING = { number: '100', prefix: '' }

/** The codes of one promotion: so many more are made at once, and all are saved as a table. */
export function CodeBatch({ offer: { record, codes } }: { offer: Offer }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { act, isBusy, failure, wrong } = useCommand(undefined, ['count', 'prefix'])
  const { save, problem } = useSaveTable()
  const draft = useStepDraft({ key: ['codes', record.id], schema: Typed, empty: NOTHING })
  const { number, prefix } = draft.form
  const [made, setMade] = useState<readonly string[] | null>(null)
  const until = record.schedule.to
  const codeColumn: TableColumn = { name: i18n.t({ id: 'offer.code', message: 'Code' }), holds: 'text' }
  const terms = [
    offerText(record, i18n).join(' · '),
    until === null
      ? i18n.t({ id: 'offer.noEnd', message: 'without an end' })
      : i18n.t({ id: 'vouchers.until', message: 'until {day}', values: { day: day(until, i18n.locale) } }),
    i18n.t({
      id: 'vouchers.counts',
      message: '{all} codes, {used} used, {disabled} switched off',
      values: {
        all: count(codes?.all ?? 0, i18n.locale),
        used: count(codes?.used ?? 0, i18n.locale),
        disabled: count(codes?.disabled ?? 0, i18n.locale),
      },
    }),
  ]

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault()
    setMade(null)
    const input = { promotionId: record.id, count: Number(number), prefix }
    const typed = draft.form
    const done = await act(makeVoucherCodes, input)
    if (done === null) return
    draft.saved(typed)
    setMade(done.codes)
    const rows = done.codes.map((code) => [code])
    await save(
      { title: record.name.de, columns: [codeColumn], rows },
      { fileName: `${record.id}-new-codes`, format: 'csv' },
    )
  }

  async function saveAll(format: TableFormat): Promise<void> {
    const all: CommandAnswer<typeof exportVoucherCodes>['codes'] = []
    let cursor: string | null = null
    do {
      const part: CommandAnswer<typeof exportVoucherCodes> | null = await act(exportVoucherCodes, {
        promotionId: record.id,
        cursor,
      })
      if (part === null) return
      all.push(...part.codes)
      cursor = part.next
    } while (cursor !== null)
    const columns: TableColumn[] = [
      codeColumn,
      { name: i18n.t({ id: 'vouchers.state', message: 'State' }), holds: 'text' },
      { name: i18n.t({ id: 'vouchers.order', message: 'Order' }), holds: 'text' },
      { name: i18n.t({ id: 'vouchers.made', message: 'Made' }), holds: 'day' },
    ]
    const rows = all.map(({ code, isActive, order, createdAt }) => [
      code,
      isActive
        ? i18n.t({ id: 'vouchers.works', message: 'Works' })
        : i18n.t({ id: 'offer.off', message: 'Off' }),
      order ?? '',
      createdAt.slice(0, 10),
    ])
    await save({ title: record.name.de, columns, rows }, { fileName: `${record.id}-codes`, format })
  }

  return (
    <Card
      title={record.name.de}
      aside={
        <ExportMenu
          look="quiet"
          isDisabled={isBusy}
          label={i18n.t({ id: 'tableFile.export', message: 'Export' })}
          name={i18n.t({
            id: 'vouchers.exportNamed',
            message: 'Export: codes of {name}',
            values: { name: record.name.de },
          })}
          onChoose={(format) => void saveAll(format)}
        />
      }
    >
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
      <p className={styles.quiet}>{terms.join(' · ')}</p>
      {shop.may('promotions.change') && (
        <form className={styles.fields} onSubmit={(event) => void make(event)} noValidate>
          <div className={styles.pair}>
            <Field
              label={i18n.t({ id: 'vouchers.number', message: 'Number of codes' })}
              value={number}
              onChange={(next) => draft.put({ number: next })}
              inputMode="numeric"
              problem={
                wrong.includes('count')
                  ? i18n.t({
                      id: 'vouchers.wrongNumber',
                      message: 'Write a whole number from 1 to {most}.',
                      values: { most: count(MOST_CODES, i18n.locale) },
                    })
                  : null
              }
            />
            <Field
              label={i18n.t({ id: 'vouchers.prefix', message: 'Prefix' })}
              hint={i18n.t({ id: 'vouchers.prefixHint', message: 'SORRY makes SORRY-7KQ…; may be empty.' })}
              value={prefix}
              onChange={(next) => draft.put({ prefix: next })}
              maxLength={16}
              problem={
                wrong.includes('prefix')
                  ? i18n.t({
                      id: 'vouchers.wrongPrefix',
                      message: 'A prefix has up to 16 letters and digits.',
                    })
                  : null
              }
            />
          </div>
          {failure && <Notice tone="bad">{failure}</Notice>}
          {made && (
            <Notice tone="good">
              {i18n.t({
                id: 'vouchers.done',
                message:
                  '{count, plural, one {One code was made} other {# codes were made}} and saved as CSV.',
                values: { count: made.length },
              })}
            </Notice>
          )}
          <div>
            <Button type="submit" isDisabled={isBusy}>
              <Trans id="vouchers.make" message="Make codes" />
            </Button>
          </div>
        </form>
      )}
    </Card>
  )
}
