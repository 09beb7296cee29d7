import { Trans, useLingui } from '@lingui/react'
import { resetShopSetting, type ShownSetting, setShopSetting } from '@shop/api-client/office/setting-commands'
import type { ShopSetting } from '@shop/api-client/office/shop-setting'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import listing from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { placeName, settingKey, settingKindName, settingText } from '../../words/setting-words.ts'
import { SettingHistory } from './setting-history.tsx'
import styles from './settings-page.module.css'
import type { SettingDraft } from './use-setting-draft.ts'

type SettingEditorProps = {
  shown: ShownSetting
  draft: Omit<SettingDraft<unknown>, 'change'>
  /** What is typed; null while it cannot be saved. */
  next: ShopSetting | null
  /** Somebody has tried to save: from then on fields say what is wrong with them. */
  onTried: () => void
  /** What would change for shoppers. */
  effect: ReactNode
  children: ReactNode
}

/** The form of a setting: saved, brought back to the brand, or to an earlier value; beside it what it would do. */
export function SettingEditor({ shown, draft, next, onTried, effect, children }: SettingEditorProps) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { act, isBusy, failure, refusal } = useCommand(draft.rebase)
  const [isSaved, setSaved] = useState(false)
  const mayChange = shop.may('settings.change')
  const { setting, isSet, version } = shown
  const isChanged = next === null || settingText(next, i18n) !== settingText(setting, i18n)

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setSaved(false)
    onTried()
    if (next === null) return
    const sent = draft.texts
    const done = await act(setShopSetting, { setting: next }, { seen: draft.seen })
    if (done === null) return
    draft.saved(sent)
    setSaved(true)
  }

  async function reset(): Promise<void> {
    setSaved(false)
    const sent = draft.texts
    const done = await act(resetShopSetting, { key: settingKey(setting) }, { seen: version })
    if (done === null) return
    draft.saved(sent)
    setSaved(true)
  }

  return (
    <div className={styles.editor}>
      <Card
        title={`${settingKindName(setting.kind, i18n)}: ${placeName(setting, i18n)}`}
        aside={
          <Badge tone={isSet ? 'notice' : 'quiet'}>
            {isSet ? (
              <Trans id="settings.isSet" message="Set here" />
            ) : (
              <Trans id="settings.ofBrand" message="As the brand says" />
            )}
          </Badge>
        }
      >
        <form className={listing.form} onSubmit={(event) => void save(event)} noValidate>
          {children}
          {failure && <Notice tone="bad">{failure}</Notice>}
          {failure && refusal === null && <Current shown={shown} />}
          {isSaved && (
            <Notice tone="good">
              <Trans
                id="settings.saved"
                message="Saved. Within a second it holds everywhere in the shop; orders that were placed keep what they were placed with."
              />
            </Notice>
          )}
          {mayChange && (
            <div className={listing.send}>
              {draft.isBegun && (
                <Button isDisabled={isBusy} onPress={draft.clear}>
                  <Trans id="product.discard" message="Discard" />
                </Button>
              )}
              {isSet && (
                <Button isDisabled={isBusy} onPress={() => void reset()}>
                  <Trans id="settings.reset" message="As the brand says again" />
                </Button>
              )}
              <Button type="submit" look="primary" isDisabled={isBusy || !isChanged}>
                <Trans id="settings.save" message="Save" />
              </Button>
            </div>
          )}
        </form>
      </Card>
      <div className={styles.beside}>
        <Card title={i18n.t({ id: 'settings.effect', message: 'What shoppers see' })}>{effect}</Card>
        <SettingHistory shown={shown} onTake={draft.take} />
      </div>
    </div>
  )
}

/** What holds meanwhile, for whoever was slower. */
function Current({ shown: { setting } }: { shown: ShownSetting }) {
  const { i18n } = useLingui()
  return (
    <p className={listing.quiet}>
      <Trans
        id="settings.current"
        message="What holds now: {text}"
        values={{ text: settingText(setting, i18n) }}
      />
    </p>
  )
}
