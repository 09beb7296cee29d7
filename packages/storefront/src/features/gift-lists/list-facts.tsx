import { Trans, useLingui } from '@lingui/react'
import type { GiftList } from '@shop/api-client/contract/gift-lists'
import { listKindWords } from '@shop/ui/gift-list/list-kind-words.ts'
import { useShopFormat } from '@shop/ui/shop-format'
import css from './list-facts.module.css'

type ListFactsProps = Pick<GiftList, 'occasion' | 'dueOn'> & Partial<Pick<GiftList, 'isHidden'>>

/** What a list is for, and when; and that what was given is kept until then. */
export function ListFacts({ occasion, dueOn, isHidden = false }: ListFactsProps) {
  const { i18n } = useLingui()
  const { date } = useShopFormat()
  const day = dueOn === null ? null : date(dueOn)

  return (
    <div className={css.facts}>
      <p>
        {listKindWords(i18n, occasion)}
        {day === null ? null : `, ${day}`}
      </p>
      {isHidden && day !== null ? (
        <p>
          <Trans
            id="giftList.hiddenUntil"
            message="Was schon geschenkt ist, steht hier ab dem {day}."
            values={{ day }}
          />
        </p>
      ) : null}
    </div>
  )
}
