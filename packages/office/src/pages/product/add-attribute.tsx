import { Trans, useLingui } from '@lingui/react'
import type { UsedAttribute } from '@shop/api-client/office/product-commands'
import { attributeKey, attributeValueKey } from '@shop/domain/goods/attribute-key'
import { type Words, withGerman } from '@shop/domain/goods/category-words'
import type { Language } from '@shop/domain/market/markets'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { attributesQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { useShopPlaces } from '../../client/use-shop-places.ts'
import { Button } from '../../parts/button.tsx'
import { Choice } from '../../parts/choice.tsx'
import listing from '../../parts/listing.module.css'
import { noWords } from '../../parts/localised/words.ts'
import { WordsFields } from '../../parts/localised/words-fields.tsx'
import { Loading, Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { problemText } from '../../words/problems/problem-text.ts'

/** An attribute with the value that is given to the product. */
export type GivenAttribute = Pick<UsedAttribute, 'key' | 'label' | 'multiSelect'> & {
  value: UsedAttribute['values'][number]
}

type Held = { key: string; isFull: boolean; values: readonly string[] }

type AddAttributeProps = {
  /** What the product has already; one that is full takes no second value. */
  has: readonly Held[]
  onAdd: (given: GivenAttribute) => void
  onClose: () => void
}

/** Nothing that an address may hold. */
const NEW = '+'

/** Gives a product a value that other goods have, so that one filter finds both, or one that is new. */
export function AddAttribute({ has, onAdd, onClose }: AddAttributeProps) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data, error } = useQuery(attributesQuery(shop.id))

  return (
    <Sheet title={i18n.t({ id: 'addAttribute.title', message: 'Add an attribute' })} isOpen onClose={onClose}>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {data === undefined && !error && (
        <Loading
          label={i18n.t({ id: 'addAttribute.loading', message: 'The attributes are loading' })}
          rows={4}
        />
      )}
      {data && <AttributeForm used={free(data.attributes, has)} has={has} onAdd={onAdd} onClose={onClose} />}
    </Sheet>
  )
}

/** What can still be given: of an attribute that may have several values those that are not there yet. */
function free(used: readonly UsedAttribute[], has: readonly Held[]): UsedAttribute[] {
  return used.flatMap((attribute) => {
    const held = has.find(({ key }) => key === attribute.key)
    if (held?.isFull) return []
    const values = attribute.values.filter(({ value }) => !held?.values.includes(value))
    return [{ ...attribute, values }]
  })
}

function AttributeForm({ used, has, onAdd, onClose }: AddAttributeProps & { used: UsedAttribute[] }) {
  const { i18n } = useLingui()
  const { languages } = useShopPlaces()
  const [chosen, setChosen] = useState(used[0]?.key ?? NEW)
  const [value, setValue] = useState<string | null>(null)
  const [name, setName] = useState(noWords)
  const [words, setWords] = useState(noWords)
  const [isTried, setTried] = useState(false)
  const attribute = used.find(({ key }) => key === chosen)
  const shown = value ?? attribute?.values[0]?.value ?? NEW
  const known = attribute?.values.find((one) => one.value === shown)
  const key = attribute?.key ?? attributeKey(name.de)
  const isTaken = attribute === undefined && has.some((held) => held.key === key)
  const valueKey = known?.value ?? attributeValueKey(words.de)

  function save(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (key === null || isTaken || valueKey === null) return
    onAdd({
      key,
      label: attribute?.label ?? typed(name),
      multiSelect: attribute?.multiSelect ?? true,
      value: known ?? { value: valueKey, label: typed(words) },
    })
  }

  const nameProblem = (language: Language) =>
    isTried && language === 'de' && (key === null || isTaken)
      ? i18n.t({
          id: 'addAttribute.wrongName',
          message: 'Choose another name: this one is empty, there already, or the shop’s own filter.',
        })
      : null
  const valueProblem = (language: Language) =>
    isTried && language === 'de' && valueKey === null
      ? i18n.t({ id: 'addAttribute.wrongValue', message: 'Write what it is.' })
      : null

  return (
    <form className={listing.form} onSubmit={save} noValidate>
      <Choice
        label={i18n.t({ id: 'addAttribute.which', message: 'Attribute' })}
        options={[
          ...used.map((one) => ({ key: one.key, name: one.label.de })),
          { key: NEW, name: i18n.t({ id: 'addAttribute.new', message: 'A new one' }) },
        ]}
        value={chosen}
        onChange={(next) => {
          setChosen(next)
          setValue(null)
        }}
      />
      {attribute === undefined && (
        <WordsFields
          label={i18n.t({ id: 'addAttribute.name', message: 'Called' })}
          words={name}
          languages={languages}
          onChange={setName}
          problem={nameProblem}
        />
      )}
      {attribute !== undefined && (
        <Choice
          label={i18n.t({ id: 'addAttribute.value', message: 'Value' })}
          options={[
            ...attribute.values.map((one) => ({ key: one.value, name: one.label.de })),
            { key: NEW, name: i18n.t({ id: 'addAttribute.newValue', message: 'A new value' }) },
          ]}
          value={shown}
          onChange={setValue}
        />
      )}
      {known === undefined && (
        <WordsFields
          label={i18n.t({ id: 'addAttribute.value', message: 'Value' })}
          words={words}
          languages={languages}
          onChange={setWords}
          problem={valueProblem}
        />
      )}
      <p className={listing.quiet}>
        <Trans
          id="addAttribute.hint"
          message="Shoppers filter by it. Choose the value that other goods have, and one filter finds all of them."
        />
      </p>
      <div className={listing.send}>
        <Button onPress={onClose}>
          <Trans id="step.stop" message="Not now" />
        </Button>
        <Button type="submit" look="primary">
          <Trans id="addAttribute.add" message="Add" />
        </Button>
      </div>
    </form>
  )
}

function typed({ de, fr, nl }: Words): Words {
  return withGerman({ de: de.trim(), fr: fr.trim(), nl: nl.trim() })
}
