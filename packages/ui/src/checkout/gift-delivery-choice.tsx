import { Trans, useLingui } from '@lingui/react'
import { Button } from '../button/button.tsx'
import { ChoiceCard, ChoiceGroup } from './choice/choice-card.tsx'
import css from './gift-delivery-choice.module.css'

type GiftDeliveryChoiceProps = {
  /** Name of the list, all that a giver reads of its owner. */
  list: string
  /** `mixed`: own goods are with the gifts; `gone`: the list or its address is no longer there. */
  state: 'open' | 'mixed' | 'gone'
  /** Whether the goods were to go to the list's owner. */
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  basketHref: string
}

/**
 * Whether a gift goes straight to the owner of its list, whose address the giver does not read, or to the giver. Where a
 * choice is no longer possible, it says so and asks for another one.
 */
export function GiftDeliveryChoice(props: GiftDeliveryChoiceProps) {
  const { list, state, isChosen, onChoose, basketHref } = props
  const { i18n } = useLingui()
  const values = { list }

  if (state === 'open')
    return (
      <ChoiceGroup legend={i18n.t({ id: 'giftDelivery.legend', message: 'Wohin geht das Geschenk?' })}>
        <ChoiceCard
          name="gift-delivery"
          value="list"
          label={i18n.t({ id: 'giftDelivery.toList', message: 'Direkt an „{list}“ liefern', values })}
          note={i18n.t({
            id: 'giftDelivery.toListNote',
            message: 'Die Adresse liegt uns vor und bleibt geheim. Im Paket liegt keine Rechnung.',
          })}
          isChosen={isChosen}
          onChoose={() => onChoose(true)}
        />
        <ChoiceCard
          name="gift-delivery"
          value="self"
          label={i18n.t({ id: 'giftDelivery.toSelf', message: 'An meine eigene Adresse liefern' })}
          note={i18n.t({ id: 'giftDelivery.toSelfNote', message: 'Zum Selbst-Überreichen' })}
          isChosen={!isChosen}
          onChoose={() => onChoose(false)}
        />
      </ChoiceGroup>
    )
  return (
    <div className={css.notice} role={isChosen ? 'alert' : undefined}>
      <p>
        {state === 'mixed' ? (
          <Trans
            id="giftDelivery.mixed"
            message="Direkt an „{list}“ liefern wir, wenn nur Geschenke dieser Liste im Warenkorb liegen. Merken Sie dort alles andere für später, oder lassen Sie alles zu sich liefern."
            values={values}
          />
        ) : (
          <Trans
            id="giftDelivery.gone"
            message="An „{list}“ können wir nicht mehr direkt liefern: Die Liste oder ihre Adresse wurde entfernt. Ihr Geschenk liegt weiter im Warenkorb."
            values={values}
          />
        )}
      </p>
      <p>
        <a href={basketHref}>
          <Trans id="giftDelivery.toBasket" message="Zum Warenkorb" />
        </a>
      </p>
      {isChosen ? (
        <Button kind="secondary" onClick={() => onChoose(false)}>
          <Trans id="giftDelivery.toSelf" message="An meine eigene Adresse liefern" />
        </Button>
      ) : null}
    </div>
  )
}
