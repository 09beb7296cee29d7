import { Trans, useLingui } from '@lingui/react'
import { createCategory } from '@shop/api-client/office/new-goods-commands'
import type { Language } from '@shop/domain/market/markets'
import { type FormEvent, useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Choice } from '../../parts/choice.tsx'
import { useKept } from '../../parts/draft/use-kept.ts'
import listing from '../../parts/listing.module.css'
import { noWords } from '../../parts/localised/words.ts'
import { WordsFields } from '../../parts/localised/words-fields.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { CategoryTexts } from './new-goods-texts.ts'

type NewCategoryProps = {
  isOpen: boolean
  categories: readonly { id: number; name: { de: string }; depth: number }[]
  languages: readonly Language[]
  onClose: () => void
  onMade: (id: number) => void
}

const ROOT = 'root'

function emptyCategory(): CategoryTexts {
  return { name: noWords(), description: noWords(), parent: ROOT }
}

/** A category, at the top or below another one. */
export function NewCategory({ isOpen, categories, languages, onClose, onMade }: NewCategoryProps) {
  const { i18n } = useLingui()
  const { act, isBusy, failure } = useCommand()
  const { id: shop } = useShop()
  const draft = useKept(`office.newCategory.${shop}`, CategoryTexts, emptyCategory)
  const { name, description, parent } = draft.form
  const change = (part: Partial<CategoryTexts>) => draft.change({ ...draft.form, ...part })
  const [isTried, setTried] = useState(false)
  const isWrong = name.de.trim() === ''

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (isWrong) return
    const sent = draft.form
    const made = await act(createCategory, {
      name,
      description,
      parentId: parent === ROOT ? null : Number(parent),
    })
    if (made === null) return
    draft.saved(sent)
    setTried(false)
    onMade(made.id)
  }

  return (
    <Sheet
      title={i18n.t({ id: 'newCategory.title', message: 'New category' })}
      isOpen={isOpen}
      onClose={onClose}
    >
      <form className={listing.form} onSubmit={(event) => void save(event)} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <WordsFields
          label={i18n.t({ id: 'newProduct.name', message: 'Name' })}
          words={name}
          languages={languages}
          onChange={(words) => change({ name: words })}
          problem={(language) =>
            isTried && isWrong && language === 'de'
              ? i18n.t({ id: 'newCategory.noName', message: 'Say what it is called.' })
              : null
          }
        />
        <WordsFields
          label={i18n.t({
            id: 'newCategory.description',
            message: 'A sentence below the name, if you have one',
          })}
          words={description}
          languages={languages}
          onChange={(words) => change({ description: words })}
          isOptional
        />
        <Choice
          label={i18n.t({ id: 'newCategory.below', message: 'Below' })}
          options={[
            { key: ROOT, name: i18n.t({ id: 'newCategory.root', message: 'nothing: a way of its own' }) },
            ...categories.map(({ id, name: words, depth }) => ({
              key: String(id),
              name: `${'– '.repeat(depth)}${words.de}`,
            })),
          ]}
          value={parent}
          onChange={(below) => change({ parent: below })}
        />
        <div className={listing.send}>
          <Button onPress={onClose}>
            <Trans id="step.stop" message="Not now" />
          </Button>
          <Button type="submit" look="primary" isDisabled={isBusy}>
            <Trans id="newCategory.make" message="Make the category" />
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
