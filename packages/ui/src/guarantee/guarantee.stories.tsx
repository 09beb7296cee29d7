import { useLingui } from '@lingui/react'
import { DURABILITY_GUARANTEE_PAGE, LEGAL_GUARANTEE_PAGES } from '@shop/domain/duties/guarantee-files'
import type { Language } from '@shop/domain/market/markets'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { drawnLabel } from './drawn-label.ts'
import { drawnNotice } from './drawn-notice.ts'
import { DurabilityLabel } from './durability-label.tsx'
import { DurabilityMark } from './durability-mark.tsx'
import { GuaranteeNotice } from './guarantee-notice.tsx'
import { noticeWords } from './notice-words.ts'

const guarantee = { years: 5, producer: 'Lindhaus', model: 'Alva 3' }
const label = dataAddress(drawnLabel(DURABILITY_GUARANTEE_PAGE))

const meta = preview.meta({ component: DurabilityMark, args: { guarantee, onOpen: fn() } })

export const Mark = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: /5 Jahre Haltbarkeitsgarantie/ }))

    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
})
export const HalfYears = meta.story({ args: { guarantee: { ...guarantee, years: 2.5 } } })
export const Label = meta.story({
  tags: ['snapshot'],
  render: () => <DurabilityLabel guarantee={guarantee} src={label} />,
})
export const LabelWithLongNames = meta.story({
  render: () => (
    <DurabilityLabel
      guarantee={{
        years: 10,
        producer: 'Manufaktur Hohenlinden am See',
        model: 'Kleiderschrank Norr 4-türig',
      }}
      src={label}
    />
  ),
})
export const Notice = meta.story({
  tags: ['snapshot'],
  render: () => <DrawnNotice language="de" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /mindestens zwei Jahren.*Kaufnachweis/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Ihr Europa/ })).toHaveAttribute(
      'href',
      LEGAL_GUARANTEE_PAGES.de,
    )
  },
})

function DrawnNotice({ language }: { language: Language }) {
  const { i18n } = useLingui()
  const svg = drawnNotice(noticeWords(i18n), LEGAL_GUARANTEE_PAGES[language])
  return <GuaranteeNotice language={language} src={dataAddress(svg)} />
}

function dataAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
