import type { ShownSetting } from '@shop/api-client/office/setting-commands'
import { type ShopSetting, settingName } from '@shop/api-client/office/shop-setting'
import { isSame } from '@shop/domain/goods/edited-record'
import { useState } from 'react'
import * as v from 'valibot'
import { useShop } from '../../client/use-shop.ts'
import { keep, keptAt } from '../../parts/draft/kept.ts'

export type SettingDraft<Texts> = {
  /** As they are typed, else as the setting is. */
  texts: Texts
  isBegun: boolean
  /** The version that was on the screen when the first letter was typed. */
  seen: number
  change: (texts: Texts) => void
  take: (setting: ShopSetting) => void
  /** Takes what holds now as seen: somebody has been told of it. */
  rebase: () => void
  /** What was sent holds now; what was typed while it was under way stays, over that. */
  saved: (sent: unknown) => void
  clear: () => void
}

/**
 * What is typed of a setting and not saved yet: a reload of the tab keeps it with the version that it was typed over, so
 * that whoever was quicker is not overwritten unseen. Signing out takes it along.
 */
export function useSettingDraft<Texts>(
  { setting, version }: ShownSetting,
  schema: v.GenericSchema<unknown, Texts>,
  textsOf: (setting: ShopSetting) => Texts,
): SettingDraft<Texts> {
  const { id: shop } = useShop()
  const key = `office.setting.${shop}.${settingName(setting)}`
  const [draft, setDraft] = useState(() =>
    keptAt(key, v.object({ texts: schema, seen: v.nullable(v.number()) })),
  )

  function write(next: typeof draft): void {
    setDraft(next)
    keep(key, next)
  }

  function change(texts: Texts): void {
    const isBack = isSame(texts, textsOf(setting)) && (draft?.seen ?? version) === version
    write(isBack ? null : { texts, seen: draft === null ? version : draft.seen })
  }

  return {
    texts: draft?.texts ?? textsOf(setting),
    isBegun: draft !== null,
    seen: draft?.seen ?? version,
    change,
    take: (taken) => change(textsOf(taken)),
    rebase: () =>
      // As it is by then: somebody may have typed on while the answer was under way.
      setDraft((current) => {
        const next = current && { ...current, seen: null }
        keep(key, next)
        return next
      }),
    saved: (sent) =>
      setDraft((current) => {
        const next = leftOf(current?.texts ?? textsOf(setting), sent)
        keep(key, next)
        return next
      }),
    clear: () => write(null),
  }
}

/** What is left of a draft once texts were saved: null for nothing, else what they are now, over what holds by then. */
export function leftOf<Texts>(texts: Texts, sent: unknown): { texts: Texts; seen: null } | null {
  return isSame(texts, sent) ? null : { texts, seen: null }
}
