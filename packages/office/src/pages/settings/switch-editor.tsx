import { Trans, useLingui } from '@lingui/react'
import { type ShownSwitch, switchFeature } from '@shop/api-client/office/feature-switch-commands'
import { useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Choice } from '../../parts/choice.tsx'
import listing from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { featureWords } from '../../words/names/feature-name.ts'
import { localeName } from '../../words/names/intl-name.ts'
import page from './settings-page.module.css'
import { SwitchHistory } from './switch-history.tsx'
import styles from './switches.module.css'
import { SWITCH_WORDS, type SwitchWord, useSwitchDraft } from './use-switch-draft.ts'

/** One switch in every place: what the brand says, what is set here, and what would change. */
export function SwitchEditor({ shown }: { shown: ShownSwitch }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const draft = useSwitchDraft(shown)
  const { act, isBusy, failure } = useCommand(draft.rebase)
  const [isSaved, setSaved] = useState(false)
  const mayChange = shop.may('settings.change')
  const { feature, places } = shown
  const { name, what } = featureWords(feature, i18n)
  const changing = places.filter((place) => isOnBy(draft.words[place.locale], place) !== place.isOn)

  async function save(): Promise<void> {
    setSaved(false)
    const wanted = draft.changed.map(({ locale }) => ({
      locale,
      isOn: ANSWERS[draft.words[locale] ?? 'brand'],
    }))
    const sent = draft.words
    const done = await act(switchFeature, { feature, places: wanted }, { seen: draft.seen })
    if (done === null) return
    draft.saved(sent)
    setSaved(true)
  }

  const everywhere = (word: SwitchWord) => {
    setSaved(false)
    draft.put(
      Object.fromEntries(
        places.map(({ locale, isOwed }) => [
          locale,
          isOwed && word === 'off' ? (draft.words[locale] ?? 'brand') : word,
        ]),
      ),
    )
  }

  return (
    <div className={page.editor}>
      <Card
        title={name}
        aside={
          <Badge tone={places.some(({ isSet }) => isSet) ? 'notice' : 'quiet'}>
            {places.some(({ isSet }) => isSet) ? (
              <Trans id="settings.isSet" message="Set here" />
            ) : (
              <Trans id="settings.ofBrand" message="As the brand says" />
            )}
          </Badge>
        }
      >
        <p className={listing.quiet}>{what}</p>
        {mayChange && (
          <div className={listing.actions}>
            <Button isDisabled={isBusy} onPress={() => everywhere('on')}>
              <Trans id="switches.onEverywhere" message="On everywhere" />
            </Button>
            <Button isDisabled={isBusy} onPress={() => everywhere('off')}>
              <Trans id="switches.offEverywhere" message="Off everywhere" />
            </Button>
            <Button isDisabled={isBusy} onPress={() => everywhere('brand')}>
              <Trans id="switches.brandEverywhere" message="As the brand says everywhere" />
            </Button>
          </div>
        )}
        <ul className={styles.places}>
          {places.map((place) => (
            <li key={place.locale} inert={!mayChange}>
              <Choice
                label={localeName(place.locale, i18n)}
                options={SWITCH_WORDS.filter((word) => word !== 'off' || !place.isOwed).map((word) => ({
                  key: word,
                  name: wordName(word, place.ofBrand),
                }))}
                value={draft.words[place.locale] ?? 'brand'}
                onChange={(word) => {
                  setSaved(false)
                  draft.put({ [place.locale]: word })
                }}
              />
              {place.isOwed && (
                <span className={listing.quiet}>
                  <Trans id="switches.owed" message="The law asks for it there: it cannot be off." />
                </span>
              )}
            </li>
          ))}
        </ul>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {isSaved && (
          <Notice tone="good">
            <Trans id="switches.saved" message="Saved. Within a second it is so everywhere in the shop." />
          </Notice>
        )}
        {mayChange && draft.changed.length > 0 && (
          <div className={listing.send}>
            <Button isDisabled={isBusy} onPress={draft.clear}>
              <Trans id="product.discard" message="Discard" />
            </Button>
            <Button look="primary" isDisabled={isBusy} onPress={() => void save()}>
              <Trans id="settings.save" message="Save" />
            </Button>
          </div>
        )}
      </Card>
      <div className={page.beside}>
        <Card title={i18n.t({ id: 'settings.effect', message: 'What shoppers see' })}>
          {changing.length === 0 ? (
            <p className={listing.quiet}>
              <Trans id="switches.noEffect" message="Nothing changes for them." />
            </p>
          ) : (
            <ul className={styles.effects}>
              {changing.map((place) => (
                <li key={place.locale}>
                  {localeName(place.locale, i18n)}: <del>{onOff(place.isOn)}</del> →{' '}
                  <strong>{onOff(!place.isOn)}</strong>
                </li>
              ))}
            </ul>
          )}
        </Card>
        <SwitchHistory feature={feature} />
      </div>
    </div>
  )

  function wordName(word: SwitchWord, ofBrand: boolean): string {
    if (word !== 'brand') return onOff(word === 'on')
    return ofBrand
      ? i18n.t({ id: 'switches.brandOn', message: 'As the brand says: on' })
      : i18n.t({ id: 'switches.brandOff', message: 'As the brand says: off' })
  }

  function onOff(isOn: boolean): string {
    return isOn
      ? i18n.t({ id: 'switches.on', message: 'On' })
      : i18n.t({ id: 'switches.off', message: 'Off' })
  }
}

const ANSWERS: Record<SwitchWord, boolean | null> = { brand: null, on: true, off: false }

function isOnBy(word: SwitchWord | undefined, { ofBrand }: { ofBrand: boolean }): boolean {
  return word === undefined || word === 'brand' ? ofBrand : word === 'on'
}
